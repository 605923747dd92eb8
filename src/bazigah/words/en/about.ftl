# About Bazigah.

about-lead = Bazigah is a place to learn and play three tabletop games: with friends, with strangers and with bots; on a phone, on a computer or even in a terminal, in Persian and English.
about-rules = The rules of each game are written once, and everyone plays by them: you, the bots and the server. Whenever something cannot be done, the game says which rule is in the way.
about-you = Playing takes no account, no e-mail and no password. What is kept of you stands on “My page”, and you can take it with you or delete it.

## Dice

about-dice = How do I know that the dice are fair?
about-dice-seal = Before anyone throws, the server draws a secret from which all dice and cards of the match follow, and shows everyone its fingerprint: this is the seal of the dice. Then the device of each player adds something of its own. When the match is over the secret is opened, and with one press, on your own device, all dice can be computed again and compared with the match.
about-dice-yes = This proves that nobody, not even the owner of the server, changed the dice after seeing the play.
about-dice-no = It does not prove that the owner of the server did not peek at them; if they play with you, you have to trust them.

## Bots

about-bots = What do the bots know?
about-bots-say = Only what you would see if you sat in their place. They know neither the dice to come nor what is still hidden.

## Licence and version

about-free = Free and open
about-free-say = Bazigah comes under the MIT licence: anyone may take it, change it and run it on a computer of their own. The typeface is Vazirmatn, under the OFL.
about-version = Version { $version }
about-rules-version = Rules of { $game }: version { $number }
about-api = For programmers: the addresses of the API
