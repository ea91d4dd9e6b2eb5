/**
 * How a game reads its notation: word by word. What would be written in another way is no move, so that every move has one
 * notation and records, logs and tests can be compared as text.
 */
export function reading<M>(
  readWords: (words: readonly string[]) => M | undefined,
  write: (move: M) => string,
): (text: string) => M | undefined {
  return (text) => {
    const words = text.trim().split(/\s+/);
    const move = readWords(words);
    return move !== undefined && write(move) === words.join(" ") ? move : undefined;
  };
}
