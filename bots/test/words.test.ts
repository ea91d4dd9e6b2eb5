import { expect, test } from "vitest";
import { wordsOf } from "../node/words.ts";

test.each([
  ["python3 bot.py", ["python3", "bot.py"]],
  ["  node   'my bot.js'  --level \"very hard\" ", ["node", "my bot.js", "--level", "very hard"]],
  [`say "it's" ''`, ["say", "it's", ""]],
  ["bot --name=a' b'c", ["bot", "--name=a bc"]],
  ["", []],
])("the words of %j", (command, words) => {
  expect(wordsOf(command)).toEqual(words);
});
