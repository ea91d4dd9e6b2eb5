"""A bot for Clade in Python, to start from: it knows no game, but never passes while there is something to do.

    clade simulate evolution --players 2 --bots "random,cmd:python3 docs/bots/first_bot.py"

docs/bots.md says what the lines mean. Nothing but the standard library is needed.
"""

import json
import random
import sys

IDLE = {"pass", "done", "stop", "stay", "skip", "end", "keep"}


def choose(question):
    """One of question["legal"]. What the seat sees is in question["view"]: a better bot would look at it."""
    dice = random.Random(question["seed"])  # the same seed, the same choice: games can be played again
    moves = question["legal"]
    busy = [move for move in moves if move.split()[0] not in IDLE]
    return dice.choice(busy or moves)


def say(thing):
    print(json.dumps(thing), flush=True)  # a line that is not flushed is a line that nobody hears


for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        say({"type": "hello", "protocol": 1, "name": "first bot in Python"})
    elif said["type"] == "decide":
        say({"type": "move", "move": choose(said)})
    # "over" needs no answer: said["scores"] and said["places"] tell how the game ended.
