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
battle-lesson-hold = { $p2 }, figures block lines and cannot be captured. A creature in the right row keeps the heroes from a long slide: do you see such a place?
battle-lesson-count = { $p1 }, compare moves by counting: one for each space that gets your token, one more for each black token sent home, and one less if you stop on a token of your own.
battle-lesson-spread = { $p2 }, a space that is yours already gets no second token. So go where none of yours lies yet.
battle-lesson-between = { $p1 }, tokens that lie between two figures in a row cannot be crossed along that row, since nobody jumps. They can only be taken from the side. Can you shut some in?
battle-lesson-back = { $p2 }, figures slide backwards too. Look behind the lines: what the heroes have left there is often unguarded.
battle-lesson-under = { $p1 }, the space a figure stands on belongs to nobody: it gets its token only when the figure moves on. So each figure that rests has one space to give.
battle-lesson-danger = { $p2 }, few tokens left means danger: one long slide can place them all. Then put a figure in the way, or cross tokens and send some home.
battle-lesson-alone = { $p1 }, two rules are left. Whoever cannot move passes. And if the same position comes up for the third time, the game ends, and more tokens on the board win. Make your move, then play on without me.
