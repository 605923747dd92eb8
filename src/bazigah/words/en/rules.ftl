# The rules for people: each sentence with the clauses that it comes from, in brackets. The clauses are in the games' files.
# A section is named by its group; its parts have numbers, and what stands under a drawing is its "figure".

rules-search = Search the rules
rules-search-clear = Clear
rules-found = { $count ->
    [0] Nothing was found.
    [one] Found in { $count } place.
   *[other] Found in { $count } places.
}
rules-contents = Contents
rules-clauses = The rules one by one
rules-clauses-say = The exact text, with the numbers that the game names when it says no. Where anything differs, this is what counts.
rules-options = Settings of a table
rules-back = Back to the table
rules-clause = Rule { $clause }
rules-told = Where this is told above
rules-games = Games

## Clever

rules-clever-aim = At a glance
rules-clever-aim-1 = You throw six coloured dice, pick one and write its number into the row of its colour. [C3 C5] Each row fills from left to right and its numbers must go up, so a big number written early leaves little room. [C2 C4]
rules-clever-aim-2 = Then you stop, or throw once more. [C7] After you, the others pick from the dice that are left. [C9] Some boxes hold a bonus, and one bonus may bring the next. [C10 C10.3] After the sixth round, most points win. [C11 C12.2]

rules-clever-table = On the table
rules-clever-table-1 = One to four people play, each with a sheet. There are six dice: blue, yellow, green, orange, purple and white. [C1]
rules-clever-table-1-figure = Each colour has a shape of its own as well, and the pips of its die are of that shape.
rules-clever-table-2 = There is one more yellow die, dotted around the edge like a clock: the clock die. It is never thrown and shows the round; in round three it is a 3. [C1.1]
rules-clever-table-3 = The sheet has five coloured rows and a white one. [C2] Who begins is drawn by lot, then turns go clockwise. [C1.2]

rules-clever-turn = Your turn
rules-clever-turn-1 = First you throw all six dice. [C3] Then you pick one of them and write its number. As long as anything fits you must pick; you cannot pass. [C3.1]
rules-clever-turn-2 = Now it is up to you: stop, or throw the dice that are left again and pick another. Two picks are usual. The white die is always thrown again, even if you have picked it. [C7]
rules-clever-turn-3 = Throwing again is a risk: whoever throws must pick, and if nothing fits there is a red box. [C8]

rules-clever-fits = What goes where?
rules-clever-fits-1 = A number goes into the first empty box of a row and must be greater than the one before. The first box takes any number. [C4] A coloured die only goes into the row of its own colour. [C5]
rules-clever-fits-1-figure = After 2 and 4, blue takes only 5 or 6. The 5 goes here; a 3 has no place any more.
rules-clever-fits-2 = A repeat box has the sign “=” before it and also takes a number equal to the one before. The pale number printed in an empty box only reminds you: nothing smaller can ever get there. [C4.1]
rules-clever-fits-2-figure = In green a 3 may follow the 3, because the next box is a repeat box.

rules-clever-white = White and the clock
rules-clever-white-1 = The white die goes anywhere: into the white row, or into any coloured row where its number fits. [C5.1]
rules-clever-white-2 = The clock die goes into any coloured row, but never into white. After a throw you may take it instead of a die on the table, once a turn, and only while yellow is not locked. [C5.2]
rules-clever-white-2-figure = In round three the clock is a 3, and may go into purple for example.

rules-clever-lock = Locks
rules-clever-lock-1 = The die that you pick is set aside and its colour is locked until the end of this turn, for you and for the others. Yellow and the clock belong together: pick one and the other goes out as well. [C6]
rules-clever-lock-1-figure = Blue has been picked and is locked. If you throw again, the other five dice are thrown.
rules-clever-lock-2 = The white die locks nothing. And a lock takes out dice, not rows: a white or clock number may still be written into a row whose colour is locked. [C6.1]
rules-clever-lock-3 = “On the table” always means the dice of the last throw, without those that were picked and without locked colours. [C6.2]

rules-clever-stuck = When nothing fits
rules-clever-stuck-1 = If no die fits after a throw, and the clock does not either, you mark a red box and your turn is over. What you have written stays. [C8] Each red box costs you 5 points. [C8.1]

rules-clever-others = The others pick too
rules-clever-others-1 = When your turn is over, each of the others may write one of the dice on the table, white as well, but not the clock. Passing costs them nothing. [C9]
rules-clever-others-2 = They choose all at once and in secret, and several may write the same die. When the last of them is done, everything is shown. [C9.1]
rules-clever-others-3 = So look at what you leave before you stop: all unlocked dice of that throw are theirs, and after a red box all dice on the table. [C9.2]

rules-clever-bonus = Bonuses
rules-clever-bonus-1 = When a number lands in a box with a bonus, you get it at once; each box gives it once. [C10] A number in the box, such as +3, is added to your bonus points. [C10.1]
rules-clever-bonus-2 = A white ring is a white bonus: you also write the number of one die on the table into your white row, if it fits. Not the die that began the chain, and never the clock. The die stays where it is and locks nothing. [C10.2]
rules-clever-bonus-3 = If that white number lands on a bonus too, you get that one as well, and the chain goes on. [C10.3]
rules-clever-bonus-3-figure = The 4 in the third blue box gives a white bonus. With it you write a 3 into white and get +1 there.

rules-clever-end = When does it end?
rules-clever-end-1 = After the sixth round; a round is one turn for each player. [C11] Or earlier: whoever fills the last box of a coloured row ends the match. In their own turn at once, in the picks of the others when all have written. A full white row does not end it. [C11.1]

rules-clever-score = The score
rules-clever-score-1 = Each filled box of a coloured row is one point. If the filled boxes reach the dotted line, the sum of the numbers is added too; so it is worth a lot to bring a row to its line. [C12]
rules-clever-score-1-figure = Five boxes are 5 points; and since the line is reached, the sum of the numbers counts too: 19. That makes 24.
rules-clever-score-2 = The white row is worth more the fuller it gets: 1, 3, 6, 10, 15 or 21 points for one to six boxes. [C12.1]
rules-clever-score-3 = In the end rows and bonuses are added up and red boxes taken off. If two are equal, fewer red boxes come first, then more white ones. [C12.2]

rules-clever-alone = Alone
rules-clever-alone-1 = One person can play too, by a rule of our own: after each of your turns the table throws, the two highest dice are taken away, and you may write one of the other four as in the turn of another player. Your total earns a medal, from “fair” at 50 to “pretty clever” at 95. [C13]

rules-clever-options = What a table may agree on
rules-clever-options-1 = Before the match you may change the number of picks and rounds, who begins, and the sheet. [C15] You may bring a sheet of your own if it is laid out properly. [C14] What cannot be avoided, such as a red box, the program does for you. [C16]

## TEN

rules-ten-aim = At a glance
rules-ten-aim-1 = In your turn you reveal cards one at a time and stop when you like. [T3] But if they add up to more than ten, you bust. [T4]
rules-ten-aim-2 = What you want are runs: numbers in a row of one colour. Each card of a run is a point. [T9] Whoever has most points in the end wins. [T9.1]

rules-ten-cards = Cards and tokens
rules-ten-cards-1 = There are four colours, each with the numbers 1 to 9. Small numbers are many and large ones few: 1 to 6 three times each, 7 to 9 only once. [T1]
rules-ten-cards-1-figure = Each colour has a shape of its own, so that it is known without its colour too.
rules-ten-cards-2 = Currency cards take away from the total. Wildcards stand for other cards: # for any number of its colour, a number wild for that number in any colour, and the full wild for any card you like. [T1]
rules-ten-cards-2-figure = A currency card, a colour wild, a number wild and the full wild.
rules-ten-cards-3 = A black token is worth 1, a white one 3. [T1.2] Everyone begins with five black ones; who starts is drawn by lot. [T2]
rules-ten-cards-4 = With fewer than four people some cards are left out, so that the pile is of the right size. [T1.1] Nothing is hidden, not even which cards are left in the pile; only their order is unknown. [T2.1]

rules-ten-draw = Drawing
rules-ten-draw-1 = You must draw the first card. After each card you stop or draw another. [T3] You always draw for yourself; other things that cannot be avoided the program does for you. [T2.2]
rules-ten-draw-2 = The total is the numbers less the currency showing. Exactly 10 is still safe, and it may fall below zero. [T3.1]
rules-ten-draw-2-figure = 5 and 4 make 9, less the currency 3: the total is 6. Now 4 or less is safe.

rules-ten-bust = Busting
rules-ten-bust-1 = If the total reaches 11 or more, that is a number bust. [T4] If the currency showing reaches 11 by itself, that is a currency bust. [T4.1]
rules-ten-bust-2 = Your turn is over and your number cards go to the market. But you do not leave with nothing: you get a white token. After a number bust each of the others takes black tokens to the value of your currency showing. [T4.2]

rules-ten-stop = Stopping
rules-ten-stop-1 = Whoever stops takes one of two rewards. “Numbers”: all the number cards are yours, each of the others gets tokens to the value of the currency showing, and then you may buy. “Currency”: you get the tokens yourself and the numbers go to the market; the others get nothing, and you do not buy. [T5]
rules-ten-stop-2 = You can only take what is there: no “numbers” without a number card, no “currency” without a currency card. [T5.1] Nobody holds more than ten black tokens; what would go beyond is lost. [T5.2]

rules-ten-buy = Buying
rules-ten-buy-1 = After taking “numbers” you may buy one card from the market; its price is the number on it. [T6] Busts and currency rewards fill the market. [T6.3]
rules-ten-buy-2 = You pay with black tokens, white tokens and cards of your own, in any mix. Each card is worth 1, whatever its number. There is no change, so a white token may lose a little. [T6.1]
rules-ten-buy-2-figure = For a card that costs 5: a white token, a black one and one of your cards.
rules-ten-buy-3 = You cannot buy a card that you already own. [T6.2]

rules-ten-auction = The auction of a wildcard
rules-ten-auction-1 = When a wildcard is revealed, drawing stops and it is auctioned at once. It does not count in the total and busts nobody. [T7]
rules-ten-auction-2 = The player on your left begins and you are last. Everyone has one chance: bid more than the highest bid, or pass. [T7.1] You cannot bid more than you have; the highest bidder pays that and has the wildcard. [T7.2]
rules-ten-auction-3 = If everyone passes, the wildcard is discarded. [T7.3] Then the same turn goes on where it was. [T7.4]

rules-ten-end = When does it end?
rules-ten-end-1 = When the last card of the pile is drawn. That turn is still played out, with its reward or its bust. [T8] Then all, one after the other, may buy from the market once more, and the match is over. [T8.1]

rules-ten-score = The score
rules-ten-score-1 = In each colour only your longest run counts, a point a card. A full run from 1 to 9 has one point on top: 10. Wildcards find the place by themselves where they bring most. [T9]
rules-ten-score-1-figure = Blue: 2 to 5 are in a row and score 4. The 7 stands apart and scores nothing; buy the 6, and it is 6 points.
rules-ten-score-2 = If two are equal, more black tokens come first, then fewer cards. White tokens do not count. [T9.1]

rules-ten-alone = Alone
rules-ten-alone-1 = One person can play too, by a rule of our own: in each auction “the bank” bids first, from 0 to 5, drawn by lot. In the end your points earn bronze, silver or gold. [T10]

## Wazabi

rules-wazabi-aim = At a glance
rules-wazabi-aim-1 = You throw every die in front of you at once. [W2] Stars go to the others, numbers bring you new dice, and X leave the game for good. [W4 W5 W6]
rules-wazabi-aim-2 = Whoever has no dice left after their own turn has won. [W9]

rules-wazabi-dice = The dice
rules-wazabi-dice-1 = Two to six people play. Each has ten dice of a colour of their own and one transparent die. [W1] Who starts is drawn by lot; in a rematch the last winner does. [W1.2]
rules-wazabi-dice-1-figure = The dice of four players, a neutral die from the centre and a transparent one.
rules-wazabi-dice-2 = Neutral dice lie in the centre, twenty-five for each player. They run out, and then nobody gets new dice any more. [W1.1]
rules-wazabi-dice-3 = All dice have six faces: star, X, 2, 3, 4 and 5. The colour only tells where a die came from and has no effect. [W1.3]

rules-wazabi-turn = Your turn
rules-wazabi-turn-1 = You throw them all together. [W2] First the stars are carried out, then the numbers, last the X; and you see the whole throw before you give the first star away. [W3]
rules-wazabi-turn-1-figure = You had five dice: you give one, one leaves, and the other three bring 7 dice together. Now you have ten.
rules-wazabi-turn-2 = In the record dice fall and are given in a fixed order, but that order changes nobody’s chances. [W2.1]

rules-wazabi-star = Stars
rules-wazabi-star-1 = Each die that shows a star must go to another player, who cannot refuse it. To whom is up to you: all to one, or spread among several. Only never to yourself. [W4]
rules-wazabi-star-1-figure = Two stars: one to blue, one to red.
rules-wazabi-star-2 = A die you are given is thrown in your own next turn, not before. [W4.1] A table can agree that stars always go to the next player, or by lot; then nobody chooses. [W4.2]

rules-wazabi-number = Numbers
rules-wazabi-number-1 = A die with a number stays with you and brings that many dice from the centre; the numbers add up. You do not throw the new ones in this turn. [W5] If the centre has too few, you take what is there. [W5.1]

rules-wazabi-cross = X
rules-wazabi-cross-1 = A die that shows X leaves the game for good. It goes neither to anyone nor back to the centre. [W6]

rules-wazabi-glass = The transparent die
rules-wazabi-glass-1 = The transparent die follows the same rules and changes hands like the others; while you hold it, it is one of your dice. [W7] As it always brings one more face to your throw, we show it apart from the rest. [W7.1]

rules-wazabi-end = When does it end?
rules-wazabi-end-1 = Turns go round until someone wins. [W8] To win is to have no dice in front of you after your own turn; also when all of them showed stars and X. There is no second or third place. [W9]
rules-wazabi-end-1-figure = One star and two X: you give the star away, the X leave, and you have won.
rules-wazabi-end-2 = Whoever has no dice when their turn begins has won too; in an ordinary match that cannot happen. [W9.1] There is no tie either: sooner or later someone wins. [W9.2]

rules-wazabi-options = What a table may agree on
rules-wazabi-options-1 = Before the match you may change the dice in the centre, the dice of each player and where the stars go. [W10] Whatever a rule does not allow the game refuses, and names that rule. [W10.1]
