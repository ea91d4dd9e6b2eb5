/** What a reader of French would stumble over in a line: spaces, elision, agreement in number and gender, « ne … rien ». */

const VOWEL = "[aeiouàâæéèêëîïôœùû]";

/** The nouns and verbs that stand after numbers in this house: one, several, and whether it is « un » or « une ». */
const NOUNS: readonly (readonly [one: string, other: string, gender: "m" | "f"])[] = [
  ["action", "actions", "f"],
  ["adversaire", "adversaires", "m"],
  ["attaque", "attaques", "f"],
  ["besoin", "besoins", "m"],
  ["calamité", "calamités", "f"],
  ["carte", "cartes", "f"],
  ["case", "cases", "f"],
  ["connaissance", "connaissances", "f"],
  ["corne", "cornes", "f"],
  ["coup", "coups", "m"],
  ["découverte", "découvertes", "f"],
  ["dino", "dinos", "m"],
  ["espèce", "espèces", "f"],
  ["étape", "étapes", "f"],
  ["fourrure", "fourrures", "f"],
  ["gène", "gènes", "m"],
  ["jeton", "jetons", "m"],
  ["joueur", "joueurs", "m"],
  ["manche", "manches", "f"],
  ["marqueur", "marqueurs", "m"],
  ["message", "messages", "m"],
  ["naissance", "naissances", "f"],
  ["niveau", "niveaux", "m"],
  ["nouveau-né", "nouveau-nés", "m"],
  ["nourriture", "nourritures", "f"],
  ["outil", "outils", "m"],
  ["parasol", "parasols", "m"],
  ["petit", "petits", "m"],
  ["place", "places", "f"],
  ["plante", "plantes", "f"],
  ["pli", "plis", "m"],
  ["point", "points", "m"],
  ["règle", "règles", "f"],
  ["ressource", "ressources", "f"],
  ["section", "sections", "f"],
  ["survivant", "survivants", "m"],
  ["symbole", "symboles", "m"],
  ["table", "tables", "f"],
  ["technologie", "technologies", "f"],
  ["tour", "tours", "m"],
  ["trait", "traits", "m"],
  ["travailleur", "travailleurs", "m"],
  ["viande", "viandes", "f"],
  ["zone", "zones", "f"],
];
/** Forms that agree with the number before them and are no nouns. */
const AGREEING: readonly (readonly [one: string, other: string])[] = [
  ["survit", "survivent"],
  ["meurt", "meurent"],
  ["libre", "libres"],
  ["né", "nés"],
  ["perdu", "perdus"],
  ["développée", "développées"],
  ["arrêtée", "arrêtées"],
];
/** Amounts that the rulebooks leave unchanged: « 2 Nourriture » is a stock, « 2 nourritures » are tokens; and a skill. */
const UNCHANGED = new Set(["Nourriture", "Actions"]);

const ONE = new Set([...NOUNS, ...AGREEING].map(([one]) => one));
const SEVERAL = new Set([...NOUNS, ...AGREEING].map(([, other]) => other));
const GENDER = new Map(NOUNS.map(([one, , gender]) => [one, gender]));

/** Names that sentences begin or act with: how « est … » and « et la … » must agree with them. */
const NAMES: Readonly<Record<string, "m" | "f" | "mp" | "fp">> = {
  Séisme: "m",
  Fanatisme: "m",
  Ouragan: "m",
  Obscurantisme: "m",
  Famine: "f",
  Épidémie: "f",
  Décadence: "f",
  Invasion: "f",
  "Jardins suspendus": "mp",
  "Jeux olympiques": "mp",
  "Voies romaines": "fp",
  "Voyages de Marco Polo": "mp",
  "Tour du monde": "m",
  Principia: "mp",
};

/** Zones and Ages: « va de A3 à B1 », « en dessous de I ». */
const CODE = /^(?:[A-Z]\d|[IVX]+(?!\p{L}))/u;

export function frenchFaults(line: string): string[] {
  return [...spacing(line), ...elision(line), ...numbers(line), ...genders(line), ...names(line), ...nothing(line)];
}

function spacing(line: string): string[] {
  const breaking = line.match(/ [:;?!»]|« /g) ?? [];
  const missing = line.match(/[\p{L}\p{N})’%][:;?!](?=\s|$)/gu) ?? [];
  return [...breaking.map((found) => `breaks at "${found}"`), ...missing.map((found) => `no space in "${found}"`)];
}

function elision(line: string): string[] {
  const found: string[] = [];
  const pattern = new RegExp(`(?<![\\p{L}’-])(de|que|le|la|ne|se|jusque|lorsque|puisque) (${VOWEL}\\S*)`, "giu");
  for (const [whole, , next = ""] of line.matchAll(pattern)) if (!CODE.test(next)) found.push(`elision: "${whole}"`);
  return found;
}

function numbers(line: string): string[] {
  const found: string[] = [];
  for (const [whole, number = "", word = ""] of line.matchAll(
    /(?<![\p{L}\d.,–]|(?:espèce|tour|manche|niveau|section|âge|\d à)\s)(\d+)\s(\p{L}[\p{L}-]*)/giu,
  )) {
    if (UNCHANGED.has(word)) continue;
    const small = word.toLowerCase();
    const wrong = Number(number) < 2 ? SEVERAL.has(small) && !ONE.has(small) : ONE.has(small) && !SEVERAL.has(small);
    if (wrong) found.push(`number: "${whole}"`);
  }
  for (const [whole, number = "", form = ""] of line.matchAll(
    /(\d+) (?:viandes?|plantes?)[^.]*, (mises?) en réserve/g,
  )) {
    if (Number(number) < 2 !== (form === "mise")) found.push(`number: "${whole}"`);
  }
  return found;
}

function genders(line: string): string[] {
  const found: string[] = [];
  for (const [whole, article = "", noun = ""] of line.matchAll(
    /(?<![\p{L}’-])(un|le|du|au|ce|aucun|une|la|cette|aucune) (\p{L}[\p{L}-]*)/giu,
  )) {
    const gender = GENDER.get(noun.toLowerCase());
    const said = /^(un|le|du|au|ce|aucun)$/i.test(article) ? "m" : "f";
    // « le tour » and « la Tour » are two nouns; so are « le plus » and the like, which are in no list.
    if (gender !== undefined && gender !== said) found.push(`gender: "${whole}"`);
  }
  return found;
}

function names(line: string): string[] {
  const found: string[] = [];
  for (const [name, kind] of Object.entries(NAMES)) {
    const before = `(?<![\\p{L}«\\u00a0]|Calamité )${name}`;
    const pronoun = new RegExp(`${before} et (la|le) (?=\\p{L})`, "u").exec(line)?.[1];
    if (pronoun !== undefined && pronoun !== (kind === "f" ? "la" : "le"))
      found.push(`pronoun: "${name} et ${pronoun}"`);
    const is = new RegExp(`${before} est (\\p{L}+)`, "u").exec(line)?.[1];
    if (is !== undefined && (kind.endsWith("p") || is.endsWith("e") !== (kind === "f"))) {
      found.push(`agreement: "${name} est ${is}"`);
    }
  }
  return found;
}

/** « perd rien » without « ne ». */
function nothing(line: string): string[] {
  return line
    .split(/[.!?;:]/)
    .filter((sentence) => /\p{Ll} rien(?!\p{L}| n)/u.test(sentence))
    .filter((sentence) => !/(pour|de|sans|ou|à|et) rien/u.test(sentence) && !/(?<!\p{L})(ne |n’)/iu.test(sentence))
    .map((sentence) => `ne: "${sentence.trim()}"`);
}

/** « vous » in a line that everybody reads. */
export function frenchAddress(line: string): string[] {
  return [
    ...(line.match(/(?<!\p{L})(vous|votre|vos|le vôtre|la vôtre)(?!\p{L})/giu) ?? []),
    ...(line.match(/(?:^|[.!?] )\p{Lu}\p{L}+ez(?!\p{L})/gu) ?? []),
  ];
}
