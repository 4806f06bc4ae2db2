## Said by the table itself, whatever the game.

called = { $name }
counted = { $name }: { $value }
counter-of = { $name } ({ $seat })
marker-on = { $seat } on { $name }
row-of = { $name } ({ $seat })
place-of = { $seat }’s place
beside-board = beside the board
sheet-seat = { $seat }
sheet-team = { $seat } + { $other-seat }
sheet-correction = correction

## Lines that are no moves, named where they can be taken back

line-back = the jump back
line-amend = the change to an earlier line
line-insert = the line put in earlier
line-forced = { $said } (as the table wanted)
line-seat = { $name } takes over seat { $number }
line-swap = Seats { $number } and { $other } change places
line-resign = { $seat } gives up
line-end = The game is ended early
line-otherwise = Decided otherwise now: { $said }
line-misfit = “{ $line }” no longer fits and was left out. If it still happened, enter it again.

## What to put back

line-and-more = { $said }, and { $count } more
steps-taken =
    { $count ->
        [one] One step was taken.
       *[other] { $count } steps were taken: look at each with the arrows.
    }
steps-gained = { $name }: { $gained }, now { $total }
put-after-undo = Taken back. Now make the table match:
put-after-redo = Done again. Now make the table match:
put-after-back = Back at an earlier moment. Now make the table match:
put-after-amend = The earlier line is changed and the rest played again. Now make the table match:
put-after-insert = A line was put in earlier and the rest played again. Now make the table match:
put-as-seen = The board does not lie as the screen shows it. Make it match:
put-after-resume = When you left this game, the table still had to be put right. Make it match:
put-take = Take away: { $name } ({ $to })
put-move = Move: { $name } → { $to }
put-lay =
    { $face ->
        [down] Lay face down: { $name } → { $to }
        [dark] Lay dark side up: { $name } → { $to }
       *[up] Lay: { $name } → { $to }
    }
put-face =
    { $face ->
        [down] Turn face down: { $name } ({ $to })
        [dark] Turn to its dark side: { $name } ({ $to })
        [up] Turn face up: { $name } ({ $to })
        [spent] Turn to the spent side: { $name } ({ $to })
       *[other] Turn to { $face }: { $name } ({ $to })
    }
put-marker = Set the marker: { $name } → { $to }
put-count = Should now be { $to }: { $name }

## Stopped before the end

end-resigned = { $other-seat } gave up; { $seat } wins.
end-resigned-shared = { $other-seat } gave up. Of the others, { $count } were ahead together.
end-resigned-level = { $other-seat } gave up. The others were level.
end-early = Ended early, as agreed: { $seat } was ahead.
end-early-shared = Ended early, as agreed: { $count } were ahead together.
end-early-level = Ended early, as agreed: nobody was ahead.

## Taking back what others know

asked-luck = This undoes a random result. Does everyone agree?
asked-secret = This undoes something hidden. Does everyone agree?
asked-other = This was taken back after the turn had passed. Does everyone agree?
asked-line = Taken back: { $said }
asked-first = First answer this question: until then nothing else happens.
asked-marked = This is marked in the log.

## Refused

refuse-nothing-to-undo = There is nothing left to take back.
refuse-nothing-to-redo = There is nothing to do again.
refuse-stopped = The game was stopped here. Take that back first, then play on.
refuse-over = The game is over already.
refuse-resign-alone = { $seat } cannot give up: nobody would be left to win.
refuse-other-game = { $name }: that belongs to another game, { $game }. Show something from the game on the table.
refuse-face-down = That was dealt or laid face down, so it cannot be changed in the open. Take it back with Undo, or correct what lies there now.
refuse-hidden-hands = Hands are hidden, so what was laid since cannot be checked openly. Rewind to there and go on from it.
refuse-no-slap = Nobody has to slap now. Carry on with what the screen asks for.
refuse-cannot-keep = What is locked cannot all stay in one set-up. Unlock something, then draw again.
refuse-notation = That could not be read. Check how it is written: { $why }
refuse-unfinished = That is only the beginning of a move: add the rest.
refuse-too-much = That says more than this move needs: leave out the end of it.
refuse-no-verb = This game has no move that is called “{ $verb }”.
refuse-table-fixes = No player corrects alone: a correction is a line of the table.
refuse-and-more =
    { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }

## What the camera may have read

scan-sure = { $name }: is that right?
scan-again = { $name } was already read. Once more?
scan-not-now = { $name } now? Perhaps:
scan-not-here = Not in this game: { $name }. Perhaps:

## What a board says that the camera sees

board-is-it = The board says so. Is that what happened?
board-which = What happened on the board?
board-more = Or something else: then touch it first.
board-then = { $first }; { $then }
board-unlike = The board does not lie as the screen shows it.
board-resumed = The board does not lie as the screen shows it. Put it right, or say what happened.
board-left = The camera sees another board than the screen shows; you said that the table is right.
board-first =
    { $count ->
        [one] One space of the sky is not entered as it lies.
       *[other] { $count } spaces of the sky are not entered as they lie.
    }
board-take =
    { $count ->
        [one] Take it as it lies
       *[other] Take all { $count } as they lie
    }
board-as-told = Count what was entered
board-elsewhere = { $name } is on { $from } and belongs on { $to }
board-off = { $name } does not belong on { $from }
board-wanting = { $name } is still missing on { $to }
board-right = The camera sees: everything lies right.
## Chance, and that it is fair

chance-heads = heads
chance-tails = tails
fair-even = Even: pure chance would be at least this uneven in { $percent } of 100 such tests.
fair-doubtful = Uneven: pure chance does this less than once in a thousand tests. Try another seed; if it happens again, do not trust this draw.

## The journal

journal-newer = Your games were kept by a newer companion (version { $version }; this one knows { $known }). Update it, then open them again; nothing was changed.
journal-damaged =
    The file with your games was damaged. It is kept untouched as { $file }, and { $saved ->
        [0] no game
        [one] one game
       *[other] { $saved } games
    } could be saved from it{ $lost ->
        [0] {""}: nothing is missing
       *[other] {""}
    }. You can play on.
journal-missing =
    The file with your games was gone. { $saved ->
        [0] No game
        [one] One game
       *[other] { $saved } games
    } could be brought back from copies.
journal-rescued-again = An earlier rescue was interrupted, so everything was read again.
journal-cut = Game { $number } ({ $game }) is gone from line { $line } on.
journal-cut-more =
    { $count ->
        [one] One more game has lost its end.
       *[other] { $count } more games have lost their end.
    }
journal-lost =
    { $count ->
        [one] One game could not be read at all (number { $numbers }).
       *[other] { $count } games could not be read at all (numbers { $numbers } …).
    }
journal-again = The file with your games was deleted while the table was open. It has been written anew; nothing is missing.
not-kept-exchanged = The file with your games was replaced by another while the table was open, so this was not done. Start the companion again.
not-kept-full = The disk is full, so this was not done. Make some room, then try again.
not-kept-locked = Another program is using the file with your games, so this was not done. Close it, then try again.
not-kept-read-only = The folder with your games cannot be written to, so this was not done. Allow writing there, then try again.
not-kept-elsewhere = This game went on at another screen, so this was not done. Open it again to see where it stands.
not-kept-other = This could not be saved to disk, so it was not done. Check the disk, then try again ({ $detail }).

## For how many a game is

games-for =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
games-for-range = { $first }–{ $last } players
games-for-either = { $first } or { $last } players

## In the terminal

terminal-unseen = A secret choice: what you type now is not shown.

## Settings

settings-unreadable = The settings in { $file } could not be read ({ $why }). The file is set aside and the defaults are used; choose your settings again.
settings-unknown = The setting { $key } = { $value } is not known here. It is left as it is; correct it in the settings file if it is a slip.
settings-not-kept = The settings could not be saved to disk. They hold until you switch off; check the disk and choose them again.

## Buttons under the hand
slap-early = { $seat } pressed outside a round: a false start.
slap-stuck = The button of { $seat } is stuck and left out until it is released for a second.
slap-late = { $seat } pressed too, but that was heard only after the photo finish was closed: it does not count.
slap-void = The slap of { $seat } does not stand after all.

## The doctor

doctor-failed = The examination itself failed ({ $why }).
doctor-failed-step = Make a report and show it to whoever looks after this table.
doctor-room = { $free } MB free for games and settings.
doctor-room-step = Make some room: export old games, then delete them.
doctor-disk = A line is safe on disk within { $ms } ms.
doctor-disk-slow-step = The card is slow or worn. Copy the games to another one soon.
doctor-disk-refused = The folder with your games cannot be written to ({ $why }).
doctor-disk-step = Check that the card is not write-protected or full, then start again.
doctor-journal =
    { $games ->
        [0] No game is kept yet; the file is sound.
        [one] One game is kept; the file is sound.
       *[other] { $games } games are kept; the file is sound.
    }
doctor-journal-none = No game was kept yet.
doctor-journal-damaged = The file with your games is damaged.
doctor-journal-step = Start the companion again: it sets the file aside and saves what can be read.
doctor-journal-newer-step = Update the companion.
doctor-heat = The processor is at { $degrees } °C.
doctor-heat-unknown = This machine does not report its temperature.
doctor-heat-step = Give it air: take it out of the sun, open the case, or fit a fan.
doctor-power = The power supply is strong enough.
doctor-power-unknown = This machine does not report on its power supply.
doctor-power-weak =
    { $when ->
        [now] The power supply is too weak right now.
       *[before] The power supply was too weak at some time since the start.
    }
doctor-power-step = Use the official power supply and a short, thick cable.
doctor-power-slowed =
    { $when ->
        [now] The processor is slowing itself down right now.
       *[before] The processor slowed itself down at some time since the start.
    }
doctor-clock = { $date }
doctor-clock-unsure = { $date }, but nothing has confirmed it since the start.
doctor-clock-step = Only the dates of games may be wrong; no game clock depends on it. Connect a network once to set it.
doctor-versions-missing = Not installed: { $packages }.
doctor-versions-step = Run ./deploy/run once with a network.
slap-nobody = Nobody sits at the button { $button }, so it does not count.
slap-alone = { $seat } slapped the pile.
slap-ahead = { $seat } { $lead } ms before { $other-seat }
slap-dead-heat = Dead heat: { $seat } and { $other-seat } within { $floor } ms. The turn order decides.
slap-checking = Checking the pile as it lay at that moment …
decimal = { $whole }.{ $tenth }

## Statistics
stats-wins = Games won
stats-won = { $won } of { $played }
stats-shares = Share of games won
stats-percent = { $percent } %
stats-longest = Longest run of wins
stats-going = Running now
stats-in-a-row = { $count } in a row
stats-nemesis = Nemesis: who has beaten whom most often
stats-pair = { $a } ← { $b }
stats-beaten =
    { $count ->
        [one] once
       *[other] { $count } times
    }
stats-rivals = { $player } against the others
stats-balance = { $won } won, { $lost } lost
stats-curves = The last results, round by round: { $game }
stats-points = Best result: { $game }
stats-best = { $best }, on average { $mean }
stats-none = nothing yet
stats-time = Time used in a game
stats-minutes = { $minutes }:{ $seconds }
stats-phases = What the time goes into
stats-phase = { $phase } ({ $game })
stats-slaps = Fastest valid slap
stats-milliseconds = { $ms } ms
stats-luck-seat = Does the seat decide? Wins by seat
stats-luck-side = Does the draw decide? Wins by side
stats-seat = Seat { $number }
stats-of =
    { $count ->
        [one] { $percent } % of one game
       *[other] { $percent } % of { $count } games
    }

## A first game that teaches

lay-out-missing =
    The camera has seen { $count } of { $all }. Still to show: { $names }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }.
lay-out-seen = The camera has seen all { $all }. Where each one lies it cannot tell: compare with the picture.
lay-out-strange = { $name } is not needed now: leave it in the box.
lay-out-names = { $said }, { $more }
lesson-own-way = That is allowed too, so on we go.
lesson-taught = Now the game is yours. Whatever comes up for the first time is explained once.
lesson-let-go = You have found your own way, so the lesson ends here and the game goes on. Hints will explain what is new.

# A stand-in in a chair

standin-says = { $does } — { $why }.
standin-sealed = { $seat } has made its choice. Nobody sees it, and it cannot be changed any more.
standin-seal = Sealed as { $seal }.
standin-refuse-other = It plays otherwise: { $does }
standin-refuse-thinking = { $seat } is a stand-in and still thinking.
standin-hand = { $seat } must be told its hand: { $told } of { $of } told.
standin-hand-more = Whoever sits beside it shows the cards to the camera, face away from the others, or enters them while everyone else looks away.
standin-hand-many = It holds fewer cards than that: take some back.
standin-refuse-hand = That card cannot be in this hand: it was told already or lies on the table, or nobody waits for it.
standin-hint = Worth considering:
standin-hint-best = { $does } — { $why }
standin-hint-next = Then: { $does }
ghost-name = Ghost { $number }
ghost-about = { $reacts } ± { $varies } ms, errs at { $errs ->
    [one] 1 card
   *[other] { $errs } cards
} of 100
ghost-fill = Practice ghost: { $about }
standin-name = Stand-in { $number }
standin-level = { $level ->
    [1] gentle
    [2] steady
   *[3] strong
}
standin-fill = The companion plays: { standin-level }
standin-hint-clock = No hints while a clock runs down.
standin-hint-secret = Something is hidden here. Hold a finger on your own seat, and ask there.
standin-hint-unknown = The companion does not know these cards: it has no advice to give.
standin-hint-idle = There is nothing to decide for a player now, or this game has no stand-in.
