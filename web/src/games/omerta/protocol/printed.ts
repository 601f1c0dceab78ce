// Written by tools/web_types.py from the types of Python; never by hand.

export const EDITIONS = {"fr":{"gangsters_from_all_five":true,"powers_optional":true,"driver_returns_all":true,"patrol_stops_shuffle":true},"en":{"gangsters_from_all_five":false,"powers_optional":false,"driver_returns_all":true,"patrol_stops_shuffle":false},"nl":{"gangsters_from_all_five":false,"powers_optional":false,"driver_returns_all":false,"patrol_stops_shuffle":false},"ru":{"gangsters_from_all_five":false,"powers_optional":false,"driver_returns_all":true,"patrol_stops_shuffle":false}} as const;

export const POINTS = {"1":1,"2":2,"3":3,"4":4,"5":5,"6":6,"7":7,"8":8,"9":9,"10":10,"gangster":15,"lady":15,"mole":15,"snitch":20,"driver":20,"safecracker":15,"killer":15,"witness":10,"alibi":0,"mamma":15,"patrol":15} as const;

export const COPIES = {"deduced":{"gangster":3,"lady":3,"mole":3,"snitch":2,"driver":3,"safecracker":1,"killer":1,"witness":1,"alibi":1,"mamma":1,"patrol":1},"sorted":{"gangster":3,"lady":3,"mole":3,"snitch":2,"driver":2,"safecracker":2,"killer":1,"witness":1,"alibi":1,"mamma":1,"patrol":1}} as const;
