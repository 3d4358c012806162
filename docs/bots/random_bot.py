#!/usr/bin/env python3
"""A bot that plays every game of Umpire to its end: legal answers at random. Python 3 alone; docs/bots.md has the protocol."""
import json
import random
import sys

dice = random.Random(sys.argv[1] if len(sys.argv) > 1 else "1")


def say(kind, ask, **more):
    print(json.dumps({"type": kind, "decision": ask["decision"], **more}), flush=True)


def hear():
    """The next reply; what has merely happened is passed over."""
    while True:
        message = json.loads(sys.stdin.readline())
        if message["type"] != "told":
            return message


def any_answer(step):
    """One of the answers to a step of a form; None ends a list."""
    given = step["input"]
    choices = [option["value"] for option in given.get("options", [])]
    if step["mayEnd"] and (given["kind"] == "pick" and not choices or dice.random() < 0.4):
        return None
    if given["kind"] == "pick":
        return dice.choice(choices)
    return dice.randint(given["min"], given["max"]) if given["kind"] == "integer" else "words"


def filled(ask, opening):
    """Fills the form of an action step by step; gives the reply to the last of them."""
    answers, step = [], opening["next"]
    while True:
        if step is not None:
            answers.append(any_answer(step))
        say("fill", ask, action=opening["action"], answers=answers)
        reply = hear()
        if "next" not in reply:
            return reply
        step = reply["next"]


message = hear()
while message["type"] != "over":
    if message["type"] == "ask":
        if message["legal"]:
            answer = dice.choice(message["legal"])
        else:
            opening = dice.choice([one for one in message["actions"] if one["answers"]])
            message["reply"] = filled(message, opening)
            answer = message["reply"].get("move") or message["reply"]["try"]
        say("act", message, action=answer["action"], params=answer["params"])
    elif message["type"] == "refused":
        print(json.dumps(message["try"]), flush=True)
    message = hear()
