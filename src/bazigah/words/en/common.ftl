# What every room says. Messages without a file of their own live here.

list-comma = ,
list-and = { $first } and { $last }

seat-unnamed = seat { $number }

bot-random = Random
bot-greedy = Greedy
bot-easy = Easy bot
bot-medium = Medium bot
bot-hard = Hard bot
bot-best = Best bot
bot-numbered = { $bot } { $number }

undone = { $seat } takes the last move back.
refused-clause = { $clause }: { $sentence }

option-unknown = there is no option “{ $name }”; there are { $known }.
option-missing = the option “{ $name }” must be given: { $allowed }.
option-value = the option “{ $name }” cannot be “{ $value }”; it can be { $allowed }.
