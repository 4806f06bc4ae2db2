## A first game: what to lay out, then the words of each step, and what came of it

battle-lesson-setup = Heroes and creatures race to claim spaces: whoever places the last of their nine tokens first wins. Put the figures where the picture shows them. { $p1 } plays the heroes, with nine white tokens; { $p2 } the creatures, with nine black ones.
battle-lesson-open = { $p1 }, you begin. A figure slides straight along its row or column, as far as you like, but never over another figure. Take { $a } one space forward, to { $b }.
battle-lesson-open-made = The space you left gets a white token: it is yours.
battle-lesson-answer = { $p2 }, it is your turn, and you do just the same. Bring { $a } to { $b }.
battle-lesson-answer-made = A black token lies where it stood.
battle-lesson-long = { $p1 }, now a long one: { $a } to { $b }. Every space you leave or cross gets a token, so a long slide claims the most.
battle-lesson-long-made = Three tokens in one move! Only the space where you stop gets none.
battle-lesson-cross = { $p2 }, strike back: slide { $a } all the way to { $b }. You cross two white tokens. They return to { $p1 }, and yours take their places.
battle-lesson-cross-made = Two tokens lost for white, three gained for black: nothing claimed is safe.
battle-lesson-land = { $p1 }, a token also returns to its owner when a figure stops on it. Send { $a } to { $b }: the black token returns. Your own on the way stay.
battle-lesson-land-made = Mind the other side of it: stop on a token of your own, and you have to take it back.
battle-lesson-choose = { $p2 }, from now on you choose. Touch a creature and see what glows. A long slide is good, and one across white tokens is better.
battle-lesson-race = { $p1 }, choose too. Look at the numbers: they say how many tokens each of you still has to place. Whoever is down to none wins, even in the middle of a move.
battle-lesson-hold = { $p2 }, one last tip before I leave you to it. Figures block lines and cannot be captured, so a creature in the right row keeps the heroes from a long slide.
