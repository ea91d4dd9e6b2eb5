/** Whether a text holds every word that is looked for, however accents and capitals are written. */
export function holdsAll(text: string, wanted: string): boolean {
  const plain = plainly(text);
  return plainly(wanted)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

/** A text as somebody types who leaves accents out: « Œuf » is "oeuf". */
function plainly(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("’", "'")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");
}
