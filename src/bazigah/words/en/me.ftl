# My page: name, personal link, tokens of programs, what is kept of me.

me-name = My name
me-name-say = Others see you at the table by this name. Seats that you have taken keep the name they have.
me-name-saved = From now on you are { $name }.
me-language-say = Of the pages on this device, and in which the server speaks to you.
me-nobody = You are nobody yet!
me-nobody-say = As soon as you begin a match or say your name, this page is yours. It takes no e-mail and no password.

## My link

me-link = My personal link
me-link-say = Open this link on your other phone or computer to be yourself there, too: with your name, tables and matches. Whoever has it can play in your place, so give it to nobody.
me-link-show = Show the link
me-link-hide = Hide it
me-link-qr = QR code of my personal link
me-link-renew = Make a new link
me-link-renew-say = If someone else has got hold of your link, make a new one. The old link and all your other devices stop working, and have to be brought along again.
me-link-renewed = The new link is there. Only this device is you.

## Coming by a link

me-move = This is someone’s personal link
me-move-say = If you made it yourself on another device, you can be the same person here: with the same name, tables and matches.
me-move-instead = Here you are { $name } now. If you come along you will not be { $name } on this device any more; if you may want to come back, first take that person’s link from “My page”.
me-move-do = Be the same here
me-move-not = No, stay who I am
me-moved = Welcome, { $name }.
me-moved-nameless = Welcome.

## Programs

me-tokens = Programs that play for me
me-tokens-say = If you have written a program that plays at tables, it shows a token and sits down in your name. If you do not know what this is, you do not need it.
me-tokens-none = You have made no token yet.
me-token-make = Make a token
me-token-new = A new token
me-token-once = It is shown this once. Keep it in a safe place.
me-token-of = made on { $date }
me-token-drop = Make it worthless
me-token-drop-of = Make the token of { $date } worthless
me-tokens-drop = Make all of them worthless
me-tokens-dropped = No token plays in your name any more.

## What is kept

me-matches = My matches
me-matches-more = Older ones
me-data = What is kept of me
me-data-say = Your name, your language, your tables and your matches; that is all. You can take all of it with you, or delete it.
me-export = Take all of it, as a file
me-delete = Delete me
me-delete-ask = Delete you for good?
me-delete-say = Your name, your links and your tokens go, and your seats become free. Matches that you played stay, without your name. There is no way back.
me-delete-do = Delete me for good
me-deleted = You are deleted. Come again as someone new whenever you like.
