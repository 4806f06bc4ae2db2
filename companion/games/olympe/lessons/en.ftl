## A first game: what to lay out, then the words of each step, and what came of it

olympe-lesson-setup = Sit in this order: { $p1 } is Hephaistos, { $p2 } Dionysos, { $p3 } Athena, { $p4 } Artemis. Take all sixteen cards of your own god. Keep V, III, I, the Monster, 60 and 20. Give IV, 100, 70, 40 and 10 to your left, and the other five to your right. Now nobody has the colour of the player opposite. Win tricks that hold many points: a follower counts its number, a character a single point.
olympe-lesson-lead = { $p1 }, you lead the first trick, with any card you like. Your own god sets the trump for this trick, whatever colour you lead. Play the { $a }.
olympe-lesson-follow = { $p2 }, you have the colour that was led, so you must play it; higher or lower is up to you. Your { $a } is the strongest card of its colour. Play it and hope!
olympe-lesson-cheap = { $p3 }, you must follow too, and you cannot beat that card. So give the trick as few points as you can: the { $a }.
olympe-lesson-ruff = { $p4 }, you have none of the colour led. Then you must ruff, that is, play a trump. Even a small one will do: the { $a }.
olympe-lesson-ruff-made = Any trump beats every other colour: { $p4 } takes the trick, and leads the next.
olympe-lesson-trump-led = { $p4 }, the trump is your colour now, because you lead. Lead it yourself and see what that does: the { $a }.
olympe-lesson-rise = { $p1 }, trump was led, and here the duty is stricter: you must play higher if you can. Your { $a } is just enough.
olympe-lesson-none = { $p2 }, you have no trump, so you may throw away anything. Somebody else will take this trick: give away a card that counts next to nothing, the { $a }.
olympe-lesson-rise-again = { $p3 }, you must go higher too. You play last, so whatever wins is yours: let it be worth something. Play the { $a }.
olympe-lesson-rise-again-made = The trick goes to { $p3 }, with the points of every follower in it.
olympe-lesson-red-again = { $p3 }, you lead, and trump is your colour. Try the { $a }: worth a lot, but not sure to win.
olympe-lesson-ruff-again = { $p4 }, you cannot follow, so ruff. The smallest trump is enough for now: the { $a }.
olympe-lesson-give = { $p1 }, you have the colour: follow. The trick is { $p4 }’s as it stands, so play low: the { $a }.
olympe-lesson-monster = { $p2 }, now for the Monster. It has no power, but it destroys a trick in which its own colour was led. Play the { $a } and take these points from { $p4 }.
olympe-lesson-monster-made = The trick is gone: nobody gets its points, and whoever led it leads again.
olympe-lesson-lead-again = { $p3 }, so the lead is yours once more. Play the { $a }.
olympe-lesson-threat = { $p4 }, you have a Monster of that very colour. Play the { $a } and see who answers.
olympe-lesson-hero = { $p1 }, you hold the Hero of the same colour, the IV. In one trick with its Monster, the Hero kills it and saves the trick. Play the { $a }.
olympe-lesson-last = { $p2 }, no card of that colour: ruff. You play last and take the trick, so choose a trump that brings points: the { $a }.
olympe-lesson-last-made = A trick saved, and taken by a ruff. Twelve are left; then the two with the most points take three nuggets and one.
