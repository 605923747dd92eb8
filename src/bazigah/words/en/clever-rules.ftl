clever-rule-title = The rules of Clever

clever-rule-head-C1 = What is on the table
clever-rule-C1 = Clever is for 1 to 4 players, each with a score sheet. There are six dice, blue, yellow, green, orange, purple and white, and one more yellow die: the clock die.
clever-rule-C1_1 = The clock die is never thrown. It lies beside the sheets and shows the number of the round, from 1 to 6; each round one round box is ticked.
clever-rule-C1_2 = Who starts is drawn by lot, unless you chose a seat when you set up the table. Turns go round clockwise.
clever-rule-C2 = A sheet has five coloured rows, blue, yellow, green, orange and purple, and a white one. Each row is filled box by box, from left to right, with the numbers of dice.

clever-rule-head-C3 = Your turn
clever-rule-C3 = In your turn you throw all six dice, pick one and write its number. You make the throw yourself, although nothing else can be done then.
clever-rule-C3_1 = After a throw you must pick a die if any can be picked; passing is not possible. If none can be picked you mark a red box.
clever-rule-C4 = A number goes into the first empty box of a row, and it must be greater than the number before it in that row. The first box takes any number.
clever-rule-C4_1 = A repeat box, marked “=”, also takes a number equal to the one before it. Some coloured rows have such boxes; white has none, and the first box of a row is never one. The small number printed in a box is only the least that can ever stand there, not a rule of its own.
clever-rule-C5 = A coloured die goes into the row of its own colour.
clever-rule-C5_1 = The white die goes into the white row or into any coloured row. In a coloured row it must fit like any other number.
clever-rule-C5_2 = The clock die goes into any coloured row, but never into white. After a throw you may pick it instead of a die on the table, as any pick of your turn, but only once a turn and only while yellow is not locked.
clever-rule-C6 = A die that you pick is set aside, and its colour is locked until the end of this turn, for the picks of the others too. Picking the yellow die or the clock die locks yellow, so the other of those two goes out as well.
clever-rule-C6_1 = The white die has no colour and locks nothing, and a row that takes a white or clock number is not locked by it. A lock takes out dice, never rows: a white or clock number may still go into a row whose colour is locked, the clock number even into yellow. The lock falls before the bonus of that pick.
clever-rule-C6_2 = “On the table” are the dice of the last throw, without those picked since then and without locked colours. If you picked the white die and then threw it again, it lies there like any other; a die that is set aside never does.
clever-rule-C7 = After a pick you stop or throw again, unless it was the last pick you may make; two are usual. You throw all dice that are neither picked nor locked, and the white die always, even if you have picked it. Then you make one more pick.
clever-rule-C8 = A die that fits nowhere cannot be picked. If after a throw neither a die on the table nor the clock die fits anywhere, you mark a red box and your turn ends; what you have written stays. A clock die that is used or locked out does not count, but if it is the only thing that fits you must pick it. Whoever throws again must pick again.
clever-rule-C8_1 = Each red box costs you 5 points.

clever-rule-head-C9 = The others pick too
clever-rule-C9 = After your turn each other player may write one of the dice that are on the table, the white one included, but never the clock die. The same rules hold for what fits where. Passing costs nothing.
clever-rule-C9_1 = They choose all at once: each picks or passes, with every bonus that follows, without seeing what the others do. All of it stays hidden until the last of them is done and is then written together; before that one only sees who is done. Several players may use the same die.
clever-rule-C9_2 = It does not matter how the turn ended. After a stop they choose from the other unlocked dice of that throw, after a red box from all dice that lie on the table.

clever-rule-head-C10 = Bonuses
clever-rule-C10 = When you write into a box with a bonus you get it at once: before you stop or throw again, and after your last pick before the others pick. Each box gives its bonus once.
clever-rule-C10_1 = A number in a circle is added to your bonus points.
clever-rule-C10_2 = A white bonus lets you copy the number of one die on the table into your white row, where it must fit. It may not be the die whose writing began the chain, and never the clock die; what other players chose does not matter. The copied die stays where it is and locks nothing. If none fits, the bonus is lost; you may also let it go.
clever-rule-C10_3 = If the number in the white row lands in a box with a bonus, you get that bonus too, and so on.

clever-rule-head-C11 = The end
clever-rule-C11 = The match ends after the last round, usually the sixth; there are never more, since the clock die has six faces. A round is one turn of each player.
clever-rule-C11_1 = Whoever fills the last box of a coloured row ends the match, whichever die it was. In your own turn that is at once, without another throw and without picks of the others; when the others pick, it is after all their picks and bonuses are written, and several may fill a row together. A full white row does not end the match.

clever-rule-head-C12 = The score
clever-rule-C12 = A coloured row scores one point for each filled box. If as many boxes are filled as its threshold says, the sum of the numbers in it is added.
clever-rule-C12_1 = The white row scores 1, 3, 6, 10, 15 or 21 points for 1 to 6 filled boxes.
clever-rule-C12_2 = Your total is your rows and your bonus points, less 5 for each red box. The most points win; if they are equal, fewer red boxes, then more white boxes; if these are equal too, the win is shared.

clever-rule-head-C13 = Alone
clever-rule-C13 = This is a rule of our own for one player. After each of your turns that did not end the match, also after a red box and in the last round, the table has a turn: all six dice are thrown and nothing is locked, and the two highest are taken away, among equal ones first the earlier of blue, yellow, green, orange, purple, white. Of the other four you may write one as if it were another player’s turn, a white bonus may copy one of the remaining three, and a full coloured row ends the match. With the standard sheet, two picks, six rounds and table turns your total earns a medal: from 50 fair, from 65 good, from 75 very good, from 85 clever, from 95 pretty clever.

clever-rule-head-C14 = Sheets
clever-rule-C14 = You may bring a sheet of your own, as a file of the same form as the standard one. A coloured row has at least six boxes, no bonus in the last one, and a threshold from 1 to the number of its boxes; the white row has no repeat boxes and one score for each number of boxes, none scoring 0. In every row repeat boxes lie between box 2 and the last, there are at most 6 boxes more than repeat boxes, since otherwise it could never be filled, and a box has at most one bonus: white, or a whole number of points from 1. Any other sheet is refused, with the reason.

clever-rule-head-C15 = Options and order
clever-rule-C15 = You set the number of players, which must be given, who starts, how many picks a turn has (1 to 3), how many rounds there are (1 to 6), whether the table has turns when you play alone, and the sheet. Anything else is refused. With one player no lot is drawn; with several, table turns mean nothing.
clever-rule-C16 = Marking a red box and passing are actions of the player even when nothing else is possible; the program may do them for you, and they are written down. A bonus that fits nowhere is lost without an action. Whoever has nothing to decide cannot act.
