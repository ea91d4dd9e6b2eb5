import type { Language, Texts } from "../language.ts";

/** Why a record cannot be shown: each is one sentence for people, and nothing is changed by it. */
export const RECORD_TROUBLES = [
  /** The text is no JSON: cut off, or something else altogether. */
  "not-json",
  /** JSON, but nothing that Clade wrote. */
  "not-a-record",
  /** A part is missing, or is not what it should be. */
  "damaged",
  "too-large",
  "unknown-game",
  /** Made by other rules, and by these it does not come to the same end. */
  "other-rules",
  /** A move in it is not allowed. */
  "refused-move",
  /** It replays, but not to the end that it claims. */
  "tampered",
] as const;
export type RecordTroubleCode = (typeof RECORD_TROUBLES)[number];

export interface RecordTrouble {
  readonly trouble: RecordTroubleCode;
  /** What the sentences name: the game, the version, the move. */
  readonly details: Readonly<Record<string, string | number>>;
}

export function recordTrouble(trouble: RecordTroubleCode, details: RecordTrouble["details"] = {}): RecordTrouble {
  return { trouble, details };
}

export function isRecordTrouble(value: unknown): value is RecordTrouble {
  return typeof value === "object" && value !== null && "trouble" in value && "details" in value;
}

const SENTENCES: Texts<{ readonly [C in RecordTroubleCode]: string }> = {
  en: {
    "not-json": "This is not a record: it cannot be read as JSON.",
    "not-a-record": "This is not a record of Clade.",
    damaged: "This record is damaged: {what}.",
    "too-large": "This record is too large: {size}, and at most {most} are read.",
    "unknown-game": "This record is of a game that is not in the house: {game}.",
    "other-rules": "This record needs version {version} of the rules of {game}; here is version {here}.",
    "refused-move": "This record is damaged: move {move} (“{entry}”) is not allowed ({clause}).",
    tampered: "This record has been changed: {what}.",
  },
  fr: {
    "not-json": "Ce n’est pas un enregistrement de partie : ce texte n’est pas du JSON.",
    "not-a-record": "Ce n’est pas un enregistrement de Clade.",
    damaged: "Cet enregistrement est abîmé : {what}.",
    "too-large": "Cet enregistrement est trop grand : {size}, et {most} au plus sont lus.",
    "unknown-game": "Cet enregistrement est celui d’un jeu absent de la maison : {game}.",
    "other-rules": "Cet enregistrement demande la version {version} des règles de {game} ; voici la version {here}.",
    "refused-move": "Cet enregistrement est abîmé : le coup {move} (« {entry} ») n’est pas permis ({clause}).",
    tampered: "Cet enregistrement a été modifié : {what}.",
  },
  ko: {
    "not-json": "게임 기록이 아닙니다. JSON으로 읽을 수 없습니다.",
    "not-a-record": "Clade의 게임 기록이 아닙니다.",
    damaged: "손상된 기록입니다: {what}.",
    "too-large": "기록이 너무 큽니다: {size}. 최대 {most}까지 읽습니다.",
    "unknown-game": "여기에 없는 게임의 기록입니다: {game}.",
    "other-rules": "이 기록에는 {game} 규칙 버전 {version}이(가) 필요합니다. 여기는 버전 {here}입니다.",
    "refused-move": "손상된 기록입니다: {move}번째 수(“{entry}”)는 둘 수 없습니다({clause}).",
    tampered: "내용이 바뀐 기록입니다: {what}.",
  },
};

/** The trouble in a sentence. What was found in the file stays as it is found there. */
export function troubleSentence(language: Language, { trouble, details }: RecordTrouble): string {
  return SENTENCES[language][trouble].replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = details[name] ?? place;
    const words = typeof value === "string" && isFinding(value) ? FINDINGS[language][value] : value;
    return String(words);
  });
}

/** What may not fit in a record that replays. */
type Finding = "seed" | "end" | "result" | "branch-end" | "branch-result" | "link";
const FINDINGS: Texts<{ readonly [F in Finding]: string }> = {
  en: {
    seed: "its seed does not fit the published hash",
    end: "its moves lead to another position than it says",
    result: "its moves lead to another result than it says",
    "branch-end": "the moves of a branch lead to another position than it says",
    "branch-result": "the moves of a branch lead to another result than it says",
    link: "its link is cut off or mistyped",
  },
  fr: {
    seed: "sa graine ne correspond pas à l’empreinte publiée",
    end: "ses coups mènent à une autre position que celle qu’il annonce",
    result: "ses coups mènent à un autre résultat que celui qu’il annonce",
    "branch-end": "les coups d’une branche mènent à une autre position que celle qu’elle annonce",
    "branch-result": "les coups d’une branche mènent à un autre résultat que celui qu’elle annonce",
    link: "son lien est coupé ou mal recopié",
  },
  ko: {
    seed: "시드가 공개된 해시와 맞지 않습니다",
    end: "수순이 기록과 다른 상황에 이릅니다",
    result: "수순이 기록과 다른 결과에 이릅니다",
    "branch-end": "갈래의 수순이 기록과 다른 상황에 이릅니다",
    "branch-result": "갈래의 수순이 기록과 다른 결과에 이릅니다",
    link: "링크가 잘렸거나 잘못 입력되었습니다",
  },
};
function isFinding(value: string): value is Finding {
  return Object.hasOwn(FINDINGS.en, value);
}
