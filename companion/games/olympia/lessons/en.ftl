## A first game: what to lay out, then the words of each step, and what came of it

olympia-lesson-setup = Count your own attribute, and slap the pile at three. { $p1 } is a child of Zeus (Lightning), { $p2 } of Athena (Owl), { $p3 } of Poseidon (Trident); play goes round in this order. Keep the three cards of each of these gods and the five of each attribute. Put these on top, the first uppermost: { $p1 } Lightning, Athena, Owl; { $p2 } Owl, Zeus, Lightning; { $p3 } Lightning, Lightning. Deal out the rest to eight cards each.
olympia-lesson-deal = Everyone holds eight cards face down, and the stacked ones on top. Pieces stand at the foot of the steps. { $p1 }, say when you are ready.
olympia-lesson-one = { $p1 }, turn your top card onto the pile and tell me which it is: { $a }. That one is yours, so you count one in your head. Never aloud!
olympia-lesson-one-made = { $p1 } has one.
olympia-lesson-two = { $p2 }, your turn: { $a }. It counts for you, because Athena’s owl is yours. It would count whoever had turned it.
olympia-lesson-three = { $p3 }, turn a card: { $a }. It is not your attribute, and it helps { $p1 } to two.
olympia-lesson-god = { $p1 }, yours is { $a }, a god card. It takes one away from the player who has that god’s child on the left. On your left sits { $p2 }, Athena’s child, so you are back to one.
olympia-lesson-none = { $p2 }, now { $a }. { $p3 } has { $p1 } on the left, so this god card is for { $p3 }, who has nothing yet and so nothing to lose.
olympia-lesson-four = { $p3 }, the next one: { $a }. Does { $p1 } remember? That makes two again.
olympia-lesson-five = { $p1 }, turn: { $a }. { $p2 } has two now, and both of you are one card short.
olympia-lesson-six = { $p2 }, turn: { $a }. Everybody, keep your hands ready!
olympia-lesson-slap = { $p1 }, that was your third. Slap the pile, and quickly: the first hand ends the round, right or wrong.
olympia-lesson-settle = The slap is being judged on the cards that lay there at that very moment.
olympia-lesson-settle-made = Three were valid: { $p1 } climbs two steps. A wrong slap costs one.
olympia-lesson-deal-again = Now for real: gather, shuffle, and deal eight cards each, face down. { $p1 } slapped and begins.
olympia-lesson-alone = { $p1 }, turn your first card. From here on I count in silence. Sing, chat, pull faces: distracting the others is part of the game.
olympia-lesson-two-things = { $p2 }, turn a card. Two things are all you have to watch: your own attribute adds one, the god of the player on your left takes one away. Forget every other card.
olympia-lesson-quick = { $p3 }, yours. Nobody looks at their cards beforehand, so turn it in one go and let everybody see it at the same time.
olympia-lesson-sure = { $p1 }, again. At two, wait for the third. A slap too early costs a step and ends the round; one too late, and another hand may be faster.
olympia-lesson-empty = { $p2 }, turn. If all cards come out and nobody slaps, nobody wins or loses anything, and the same player begins the next round.
olympia-lesson-seats = { $p3 }, one more. Before a new round you may change places: then other gods stand in your way. The first to reach the temple wins. Now you are on your own!
