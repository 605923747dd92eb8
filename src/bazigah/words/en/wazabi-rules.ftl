wazabi-rule-title = The rules of Wazabi

wazabi-rule-head-W1 = The dice
wazabi-rule-W1 = 2 to 6 people play. Each starts with 10 dice of a colour of their own and 1 transparent die; no two players have the same colour.
wazabi-rule-W1_1 = Neutral dice lie in the centre for all to see, 25 for each player unless the table sets another number from 0 to 1000. They can run out: without a limit hands would only grow and almost no match would end.
wazabi-rule-W1_2 = A lot in which every seat has the same chance decides who starts, unless the table has chosen someone. In a rematch with the same seats the last winner starts, whatever was chosen before; if that player has left, the lot decides.
wazabi-rule-W1_3 = Every die, of whatever kind, has six faces that come up equally often: star, X, 2, 3, 4 and 5. Its colour changes nothing; it only shows where the die came from.

wazabi-rule-head-W2 = A turn
wazabi-rule-W2 = Play goes clockwise. In your turn you throw every die in front of you at once: coloured, neutral and transparent. You can do nothing else first, and everybody sees everything.
wazabi-rule-W2_1 = For the record the dice of a throw fall one after another: coloured dice in the order of the seats whose colours they bear, then neutral, then transparent ones. Stars are given and dice removed in the same order. Dice of one kind are not told apart, and the order changes nobody’s chances.
wazabi-rule-W3 = Every face is carried out: first the stars, then the numbers, then the X. You see the whole throw before you give the first star away.
wazabi-rule-W4 = Each die that shows a star must be given to another player, and that player cannot refuse it. To whom is up to you: all to one, or spread as you like; never to yourself, not even a transparent die. You give them one by one in the order of the throw; if you only say how many each player gets, they are handed out in that order, clockwise from your left. With 2 players there is no choice and you are not asked.
wazabi-rule-W4_1 = A die you are given joins your dice. You throw it in your own next turn, not before.
wazabi-rule-W4_2 = A table can agree that every star goes to the next player, or that chance picks one of the others for each star, all equally likely; then nobody is asked. With 2 players this makes no difference. Every star that changes hands is written down, forced or not.
wazabi-rule-W5 = A die with a number stays with you and brings that many dice from the centre; the numbers of all your dice add up. You do not throw the new dice in this turn. What the numbers asked for and what came are both written down, even if nothing came.
wazabi-rule-W5_1 = If the centre holds fewer dice than you need, you take what is there; from an empty centre you take none.
wazabi-rule-W6 = A die that shows X leaves the game for good. It does not go back to the centre.
wazabi-rule-W7 = A transparent die follows the same rules. It belongs to whoever has it in front of them, so you may have several; an X removes only the die that shows it. As long as you hold it, it counts as one of your dice. A table can also play without transparent dice.
wazabi-rule-W7_1 = What is special about the transparent die is that it brings one more face to your throw. That is why it is always shown apart from the others.

wazabi-rule-head-W8 = The end
wazabi-rule-W8 = When everything is carried out and nobody has won, the turn passes clockwise.
wazabi-rule-W9 = If you have no dice of any kind after your own turn, you win at once and the match is over. This also happens when a throw shows nothing but stars and X: you still choose who gets the stars, then the X leave, then you have won. The others have no places.
wazabi-rule-W9_1 = A player who has no dice when their turn begins wins as well. In an ordinary match this cannot happen, since between your turns you can only be given dice.
wazabi-rule-W9_2 = There is no tie, no deadlock and no limit of turns: sooner or later someone wins. Nobody can ever hold more than 1193 dice.

wazabi-rule-head-W10 = Options and order
wazabi-rule-W10 = Before the match the table may set the number of players, the starter, the dice in the centre, the coloured and transparent dice of each player and who gets the stars, each within its limits; nothing else can be set. A number for the centre is for all players together and stays the same however many play. A die keeps its colour when it changes hands; dice from the centre are neutral.
wazabi-rule-W10_1 = Whatever a rule does not allow is refused, with the number of that rule, and nothing changes.
