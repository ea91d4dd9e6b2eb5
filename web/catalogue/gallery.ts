import { type Texts, texts } from "@clade/kernel";

/** The gallery: everything that lies in a game's box, with what it does. */
interface GalleryWords {
  readonly title: (game: string) => string;
  readonly short: string;
  readonly search: string;
  readonly found: (count: number) => string;
  readonly none: string;
  readonly rules: string;
}

export const galleryWords: Texts<GalleryWords> = texts({
  en: {
    title: (game) => `${game}: everything in the box`,
    short: "Cards and all the rest",
    search: "Search the box",
    found: (count) => (count === 1 ? "1 thing" : `${count} things`),
    none: "Nothing found.",
    rules: "The rules",
  },
  fr: {
    title: (game) => `${game} : tout ce qu’il y a dans la boîte`,
    short: "Cartes et tout le reste",
    search: "Chercher dans la boîte",
    found: (count) => (count < 2 ? `${count} élément` : `${count} éléments`),
    none: "Rien trouvé.",
    rules: "Les règles",
  },
  ko: {
    title: (game) => `${game}: 상자에 든 모든 것`,
    short: "카드와 그 밖의 모든 것",
    search: "상자 안 찾기",
    found: (count) => `${count}가지`,
    none: "찾은 것이 없습니다.",
    rules: "규칙",
  },
});
