ten-rule-title = The rules of TEN

ten-rule-head-T1 = The cards
ten-rule-T1 = There are 129 cards. Each of the four colours, red, blue, orange and green, has 23: the numbers 1 to 6 three times, 7 to 9 once, and two colour wilds “#” that stand for any number of that colour. Ten more wildcards are of any colour: one for each number from 1 to 9, and the full wild, which is any card you like. The other 27 are currency cards: five each of 1, 2 and 3, six each of 4 and 5.
ten-rule-T1_1 = With 4 or 5 players all cards are used. With 3 players there are 109: one copy fewer of 4, 5 and 6 and one “#” fewer in each colour, and one currency card fewer of 2, 3, 4 and 5. With 1 or 2 players there are 89: besides that, one copy fewer of 1, 2 and 3 in each colour, and three currency cards of each value.
ten-rule-T1_2 = There are 50 black tokens, worth 1 each, and 15 white tokens, worth 3 each.

ten-rule-head-T2 = Before you start
ten-rule-T2 = TEN is for 1 to 5 players. The draw pile is shuffled, everyone gets 5 black tokens and no white one, and the market is empty. Who starts is drawn by lot, unless you chose a seat when you set up the table; then play goes round clockwise.
ten-rule-T2_1 = Everything can be seen by all: cards, tokens, the market, what was discarded, and so what is left in the pile. Only the order of the pile is unknown; each card is decided by chance when it is drawn.
ten-rule-T2_2 = Where only one thing can be done it is still your move and is written down; the program may make it for you. But you always draw your cards yourself. Whoever acts when it is not their turn is told which rule gives the order.

ten-rule-head-T3 = Drawing
ten-rule-T3 = In your turn you reveal cards one at a time and lay them in front of you. The first one you must draw; after each card that is not a wildcard you stop or go on.
ten-rule-T3_1 = The running total is the sum of your number cards less the values of your currency cards. It may fall below 0, and exactly 10 is still safe.
ten-rule-T4 = If the running total reaches 11 or more, that is a number bust.
ten-rule-T4_1 = If the currency cards alone reach 11 or more, that is a currency bust.
ten-rule-T4_2 = A bust ends your turn. All number cards in front of you, the last one too, go to the market, you take a white token if one is left, and you buy nothing. After a number bust every other player takes black tokens to the value of your currency cards; after a currency bust nobody does. The currency cards are discarded; cards you won in auctions stay yours.

ten-rule-head-T5 = Stopping
ten-rule-T5 = To stop is to take one of two rewards. “Numbers”: you take all number cards in front of you, twins too; every other player takes black tokens to the value of the currency showing; then you may buy. “Currency”: you take black tokens to that value yourself and the number cards go to the market; the others get nothing and you do not buy. Either way the currency cards are discarded.
ten-rule-T5_1 = You can only take what is there: numbers with a number card showing, currency with a currency card showing.
ten-rule-T5_2 = Nobody ever holds more than ten black tokens; what would go beyond is not taken. White tokens do not count for this.

ten-rule-head-T6 = Buying
ten-rule-T6 = When you may buy, you buy one card from the market or pass; its price is its number. That happens after you take numbers, and once more at the end of the match, but never after currency or a bust.
ten-rule-T6_1 = You pay with black tokens worth 1, white tokens worth 3 without change, and your own cards worth 1 each whatever their number, in any mix. Nothing may be paid that could have been left out; so you pay exactly, or with white tokens alone, losing 1 or 2. Pay white tokens first, then cards in the order of the list, then the rest in black. Tokens go back to the supply, cards are out of the match.
ten-rule-T6_2 = You cannot buy a card whose colour and number you own already. That is judged before you pay, cards you have just taken count, and wildcards never stand in the way.
ten-rule-T6_3 = Cards you have just taken may pay. The market may grow as large as it likes, and only number cards from busts and from currency rewards come into it.

ten-rule-head-T7 = Auctions
ten-rule-T7 = A wildcard stops the draw and is auctioned at once. It never lies among your cards, never counts in the total and never comes into the market.
ten-rule-T7_1 = The player on the left of the one who drew it begins, and that one is the last. Everyone has one chance: bid more than the highest bid so far, at least 1, or pass.
ten-rule-T7_2 = You may bid any whole number that you can pay with black tokens, white tokens at 3 each and your cards at 1 each; the table can be set so that cards do not pay in auctions. The highest bidder must pay the bid, with whatever mix they choose as when buying, and then takes the wildcard; it cannot pay for itself, and neither can cards that still lie in front of someone. The others pay nothing.
ten-rule-T7_3 = If everyone passes, the wildcard is discarded.
ten-rule-T7_4 = Then the same turn goes on. With no card showing you must draw; otherwise you stop or draw.

ten-rule-head-T8 = The end
ten-rule-T8 = When the last card has been drawn nobody draws again. It may still bust, and if it is a wildcard it is auctioned. After that, whoever drew it must take a reward if a card is showing, and may buy after numbers; if none is showing the turn simply ends.
ten-rule-T8_1 = Then everyone may buy once more, from the left of that player round to that player, whatever they did before. When the last of them is done, the match is over.

ten-rule-head-T9 = The score
ten-rule-T9 = In each colour you score your longest run of consecutive numbers, one point a card; a single card is a run of 1. A full run from 1 to 9 scores one point more, 10 in all. Each wildcard stands for one card that it allows, in one place only: it may fill a gap, make a run longer or be a run by itself, and it counts for the extra point too. The program finds the best use of your wildcards.
ten-rule-T9_1 = Most points win; if they are equal, most black tokens, then fewest cards of any kind. White tokens do not count. If all that is equal, the win is shared.

ten-rule-head-T10 = Alone
ten-rule-T10 = This is a rule of our own for one player, with 89 cards and no lot. In each auction a rival, the bank, bids first: its bid, from 0 to 5, is drawn by lot with equal chances and shown, and 0 means it passes. Then you bid more or pass; what the bank wins is discarded. The bank pays nothing, owns nothing and never buys. Your points earn bronze, silver or gold.
