import { type Texts, texts } from "@clade/kernel";

/** What helps to choose a game, and to keep the ones begun. */
interface HomeWords {
  readonly quickGame: string;
  readonly signIn: string;
  readonly tournaments: string;
  /** The way back from a table of one. */
  readonly toTournament: string;
  readonly newHere: string;
  readonly cards: string;
  /** How much there is to learn, from little to much. */
  readonly weights: { readonly 1: string; readonly 2: string; readonly 3: string };
  readonly sure: string;
  readonly erase: string;
  readonly keep: string;
  readonly online: string;
  readonly waiting: string;
}

export const homeWords: Texts<HomeWords> = texts({
  en: {
    quickGame: "Quick game",
    signIn: "Sign in",
    tournaments: "Tournaments",
    toTournament: "To the tournament",
    newHere: "New here? Begin with this one.",
    cards: "Cards",
    weights: { 1: "quick to learn", 2: "some to learn", 3: "much to learn" },
    sure: "Delete this game?",
    erase: "Delete",
    keep: "Keep it",
    online: "online",
    waiting: "waiting for players",
  },
  fr: {
    quickGame: "Partie rapide",
    signIn: "Se connecter",
    tournaments: "Tournois",
    toTournament: "Vers le tournoi",
    newHere: "Première visite ? Commencez par celui-ci.",
    cards: "Cartes",
    weights: { 1: "vite appris", 2: "un peu à apprendre", 3: "beaucoup à apprendre" },
    sure: "Supprimer cette partie ?",
    erase: "Supprimer",
    keep: "Garder",
    online: "en ligne",
    waiting: "en attente de joueurs",
  },
  ko: {
    quickGame: "빠른 게임",
    signIn: "로그인",
    tournaments: "대회",
    toTournament: "대회로 가기",
    newHere: "처음이신가요? 이 게임부터 해 보세요.",
    cards: "카드",
    weights: { 1: "배우기 쉬움", 2: "배울 것이 조금", 3: "배울 것이 많음" },
    sure: "이 게임을 지울까요?",
    erase: "지우기",
    keep: "그대로 두기",
    online: "온라인",
    waiting: "플레이어 기다리는 중",
  },
});
