// Written by tools/web_types.py from the types of Python; never by hand.

export const VERSION = 2;

// What the token of a link begins with that was sent to somebody.
export const SENT = "link.";

// Whether a goodbye for this reason passes: if so, a client comes back after a moment.
export const PASSES = {
  bad_message: false,
  bad_hello: false,
  version: false,
  no_such_seat: false,
  no_such_table: false,
  no_spectators: false,
  too_fast: true,
  too_long: false,
  elsewhere: false,
  moved: true,
  left: false,
  not_agreed: false,
  kicked: false,
  deleted: false,
  closing: true,
};
