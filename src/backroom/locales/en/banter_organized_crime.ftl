banter-organized-crime-rookie-killing =
    { $pick ->
        [1] Did you all see that?
       *[0] Just like in the pictures!
    }
banter-organized-crime-rookie-loss =
    { $pick ->
        [1] I meant to guard that.
       *[0] Hey! He owed me five bucks!
    }
banter-organized-crime-rookie-vote-won =
    { $pick ->
        [1] Drinks are on me!
       *[0] They like me!
    }
banter-organized-crime-rookie-vote-lost =
    { $pick ->
        [1] Should have asked more nicely.
       *[0] Aw, come on!
    }
banter-organized-crime-rookie-win =
    { $pick ->
        [1] Mother, I made it!
       *[0] Me? I run this town!
    }
banter-organized-crime-regular-killing =
    { $pick ->
        [1] Business is business.
       *[0] Nothing personal.
    }
banter-organized-crime-regular-loss =
    { $pick ->
        [1] An expense I had planned for.
       *[0] That goes on your bill.
    }
banter-organized-crime-regular-vote-won =
    { $pick ->
        [1] A pleasure doing business.
       *[0] Every vote has its price.
    }
banter-organized-crime-regular-vote-lost =
    { $pick ->
        [1] I will make you a better offer.
       *[0] Too expensive, apparently.
    }
banter-organized-crime-regular-win =
    { $pick ->
        [1] The ledger is closed.
       *[0] And that is the bottom line.
    }
banter-organized-crime-boss-killing =
    { $pick ->
        [1] He was in my way.
       *[0] Next.
    }
banter-organized-crime-boss-loss =
    { $pick ->
        [1] Wrong man to cross.
       *[0] I will remember that.
    }
banter-organized-crime-boss-vote-won =
    { $pick ->
        [1] Wise.
       *[0] Good.
    }
banter-organized-crime-boss-vote-lost =
    { $pick ->
        [1] Votes. Bah.
       *[0] I know who voted how.
    }
banter-organized-crime-boss-win =
    { $pick ->
        [1] Now sweep the floor.
       *[0] Done.
    }
banter-organized-crime-don-killing =
    { $pick ->
        [1] Black suits everybody in the end.
       *[0] My condolences.
    }
banter-organized-crime-don-loss =
    { $pick ->
        [1] You will send flowers, of course.
       *[0] Another funeral. I have the dress.
    }
banter-organized-crime-don-vote-won =
    { $pick ->
        [1] I knew you would see reason.
       *[0] How very kind of you.
    }
banter-organized-crime-don-vote-lost =
    { $pick ->
        [1] I shall wear black for this motion.
       *[0] How disappointing. And how brave.
    }
banter-organized-crime-don-win =
    { $pick ->
        [1] In the end they all leave me everything.
       *[0] Weep for me no more.
    }
banter-organized-crime-adviser-killing =
    { $pick ->
        [1] Entirely within the rules.
       *[0] Case dismissed.
    }
banter-organized-crime-adviser-loss =
    { $pick ->
        [1] My client is most displeased.
       *[0] Objection!
    }
banter-organized-crime-adviser-vote-won =
    { $pick ->
        [1] So ordered.
       *[0] Carried. Naturally.
    }
banter-organized-crime-adviser-vote-lost =
    { $pick ->
        [1] Noted, under protest.
       *[0] I shall appeal.
    }
banter-organized-crime-adviser-win =
    { $pick ->
        [1] I refer you to the small print.
       *[0] The defence rests.
    }
