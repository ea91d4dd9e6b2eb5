/** An error whose message may stand in a log: nothing of a person's or of a game's is in it. */
export class Tellable extends Error {}

/** So many places of the program are named. */
const FRAMES = 4;
const FRAME = /^ {4}at (?:async )?(?:([\w$.#<> ]{1,60}) \()?(?:file:\/\/)?((?:node:)?[\w@/.-]+:\d+:\d+)\)?$/;

/**
 * What a log may say of an error. Its message may quote a move, a name or a line of chat, so of an error that nobody has looked
 * at only its kind is told and where in the program it happened.
 */
export function faultOf(error: unknown): string {
  if (error instanceof Tellable) return error.message;
  if (!(error instanceof Error)) return `something of the type ${typeof error} was thrown`;
  // The stack begins with the message, which may look like anything.
  const { stack = "", message } = error;
  const frames = stack
    .slice(stack.indexOf(message) + message.length)
    .split("\n")
    .flatMap((line) => {
      const [, name, place] = FRAME.exec(line) ?? [];
      return place === undefined ? [] : [name === undefined ? inHouse(place) : `${name} ${inHouse(place)}`];
    });
  return [kindOf(error), ...frames.slice(0, FRAMES)].join(" at ");
}

function kindOf({ name }: Error): string {
  return /^\w{1,40}$/.test(name) ? name : "Error";
}

/** The last part of a path says enough. */
function inHouse(place: string): string {
  return place.split("/").slice(-3).join("/");
}
