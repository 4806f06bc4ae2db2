## A first game: what to lay out, then the words of each step, and what came of it

above-lesson-setup = Eight deities climb a mountain, and none of them is yours: whoever moves any of them onto the summit wins. Stand the deities on ring 1 and lay the eight tokens as in the picture. Each of you takes one card of every deity; { $p1 } has the Zeus with the letter Α.
above-lesson-card = { $p1 }, you hold the Zeus with Α, so you begin. A turn is a card, a step, a power. Play { $a }: the card turns over and is spent for now.
above-lesson-step = Now the step: forward or sideways, never back. Take Zeus one ring nearer to the summit, to { $a }.
above-lesson-power = Then his power: Zeus places a Thunder. Put it on { $a }, above him. It strikes on its space and the eight around it: the next to lead a deity in there loses that deity’s power.
above-lesson-power-made = That was a whole turn.
above-lesson-demeter = { $p2 }, your turn. A green Fertility lies right in front of Demeter, and that is worth a step. Play { $a }.
above-lesson-fertility = Lead her onto the Fertility, at { $a }.
above-lesson-fertility-made = It triggers and is gone: she has to move once more.
above-lesson-again = So take the second step too, forward again, to { $a }.
above-lesson-sow = Demeter’s power plants a new Fertility. Put it on { $a }, straight ahead of her. It will serve whoever gets there first: nothing here is anybody’s own.
above-lesson-poseidon = { $p1 }, see the two grey Gates? One of them lies in front of Poseidon. Play { $a }.
above-lesson-gate = Step onto the Gate at { $a }. You will come out of the other one, high up on ring 4.
above-lesson-gate-made = Three rings in one step; both Gates are used up.
above-lesson-flood = Poseidon removes a token, or pushes a deity back one ring. Demeter is too close to that Fertility: push her back, touch { $a }.
above-lesson-hades = { $p2 }, let us meet a Thunder. Play { $a }: there is one two rings above him.
above-lesson-thunder = Go forward to { $a }. The spaces in yellow are those where the Thunder strikes.
above-lesson-thunder-made = It struck: no power for Hades this turn, and the Thunder is gone.
above-lesson-hera = { $p1 }, a red Barrier stands in front of Hera, and nobody gets through one. Play { $a } all the same, for her power.
above-lesson-barrier = Forward is closed, so go sideways, to { $a }.
above-lesson-disgrace = Hera makes your opponent spend a card, and you say which. Poseidon is high up, and { $p2 } could lead him on: take { $a } away.
above-lesson-disgrace-made = A player with no card left to play gets all of them back at once.
above-lesson-choose = { $p2 }, now you choose. Ask yourself who is highest, who could make the last step, and what lies on the way.
