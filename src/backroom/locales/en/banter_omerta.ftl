banter-omerta-rookie-snap-won =
    { $pick ->
        [1] Got it! Did you see that?
        [2] Quicker than the milkman!
       *[0] Ha! I remembered!
    }
banter-omerta-rookie-snap-lost =
    { $pick ->
        [1] I was so sure…
       *[0] Oh no. I mixed them up.
    }
banter-omerta-rookie-lady =
    { $pick ->
        [1] I had only just learnt them!
       *[0] My cards! Where did they go?
    }
banter-omerta-rookie-call-won =
    { $pick ->
        [1] Wait till my mother hears this.
       *[0] I won? I won!
    }
banter-omerta-rookie-call-lost =
    { $pick ->
        [1] Maybe next time.
       *[0] I should have counted again.
    }
banter-omerta-rookie-win =
    { $pick ->
        [1] Tell the whole street!
       *[0] Me? Really? Me!
    }
banter-omerta-regular-snap-won =
    { $pick ->
        [1] I keep the books, dear.
        [2] Noted and entered.
       *[0] As expected.
    }
banter-omerta-regular-snap-lost =
    { $pick ->
        [1] Strike that from the books.
       *[0] An error. It will not happen again.
    }
banter-omerta-regular-lady =
    { $pick ->
        [1] All that counting for nothing.
       *[0] There goes my bookkeeping.
    }
banter-omerta-regular-call-won =
    { $pick ->
        [1] Numbers never lie.
       *[0] The sum is correct.
    }
banter-omerta-regular-call-lost =
    { $pick ->
        [1] Even good odds lose now and then.
       *[0] The odds were good.
    }
banter-omerta-regular-win =
    { $pick ->
        [1] It all adds up.
       *[0] The books are closed.
    }
banter-omerta-boss-snap-won =
    { $pick ->
        [1] Mine.
        [2] Sleep at home.
       *[0] Too slow.
    }
banter-omerta-boss-snap-lost =
    { $pick ->
        [1] Hm.
       *[0] Nobody saw that.
    }
banter-omerta-boss-lady =
    { $pick ->
        [1] I never forget a Lady.
       *[0] You will regret that.
    }
banter-omerta-boss-call-won =
    { $pick ->
        [1] Round’s over.
       *[0] Told you.
    }
banter-omerta-boss-call-lost =
    { $pick ->
        [1] Not a word. Not one.
       *[0] Somebody talked.
    }
banter-omerta-boss-win =
    { $pick ->
        [1] Anybody else?
       *[0] My table.
    }
banter-omerta-don-snap-won =
    { $pick ->
        [1] Patience, and then haste.
        [2] Forgive an old man his hurry.
       *[0] Old hands, quick fingers.
    }
banter-omerta-don-snap-lost =
    { $pick ->
        [1] My eyes are not what they were.
       *[0] Even I am only human.
    }
banter-omerta-don-lady =
    { $pick ->
        [1] She has charm, I give her that.
       *[0] A lady is always welcome. Almost always.
    }
banter-omerta-don-call-won =
    { $pick ->
        [1] One waits for the right moment.
       *[0] Silence is golden.
    }
banter-omerta-don-call-lost =
    { $pick ->
        [1] A lesson, at my age.
       *[0] The young are in a hurry. So was I.
    }
banter-omerta-don-win =
    { $pick ->
        [1] Experience, nothing more.
       *[0] It was a pleasure, my friends.
    }
banter-omerta-adviser-snap-won =
    { $pick ->
        [1] Knitting keeps the fingers quick.
        [2] Ah, still got it!
       *[0] Learn from your aunt!
    }
banter-omerta-adviser-snap-lost =
    { $pick ->
        [1] Where are my glasses?
       *[0] Do as I say, not as I do.
    }
banter-omerta-adviser-lady =
    { $pick ->
        [1] And I had them so nicely in order.
       *[0] Oh, that woman!
    }
banter-omerta-adviser-call-won =
    { $pick ->
        [1] Listen to your aunt.
       *[0] Dinner is ready, the round is over.
    }
banter-omerta-adviser-call-lost =
    { $pick ->
        [1] I would not have advised it.
       *[0] Well, one tries.
    }
banter-omerta-adviser-win =
    { $pick ->
        [1] And who taught you all this?
       *[0] Well played, all of you. Now eat something.
    }
