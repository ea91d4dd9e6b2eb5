import { type Texts, texts } from "@clade/kernel";
import type { LeaderWishes } from "../api.ts";

/** What the leaderboards say. */
export interface LeaderWords {
  readonly title: string;
  readonly titleOf: (game: string) => string;
  readonly help: string;
  readonly game: string;
  readonly period: string;
  readonly periods: { readonly [D in LeaderWishes["days"]]: string };
  readonly players: string;
  readonly anyPlayers: string;
  readonly ofPlayers: (count: number) => string;
  readonly among: string;
  readonly everybody: string;
  readonly followed: string;
  readonly bots: string;
  readonly withBots: string;
  readonly withoutBots: string;
  readonly place: string;
  readonly name: string;
  readonly strength: string;
  readonly give: (spread: string) => string;
  readonly rated: string;
  readonly lately: string;
  readonly latelyIs: (won: number, games: number) => string;
  readonly you: string;
  readonly unseen: string;
  readonly bot: string;
  readonly ownPlace: (place: string, total: string) => string;
  readonly noPlace: string;
  readonly none: string;
  readonly more: string;
}

export const leaderWords: Texts<LeaderWords> = texts({
  en: {
    title: "Leaderboards",
    titleOf: (game) => `Leaderboard: ${game}`,
    help: "Ordered by how strong a player surely is: three deviations below the strength that the games suggest.",
    game: "Game",
    period: "Who has played",
    periods: { "": "ever", "7": "in the last week", "30": "in the last month", "365": "in the last year" },
    players: "Table size",
    anyPlayers: "any",
    ofPlayers: (count) => (count === 1 ? "1 player" : `${count} players`),
    among: "Among",
    everybody: "everybody",
    followed: "people I follow",
    bots: "Bots",
    withBots: "in the list",
    withoutBots: "left out",
    place: "Place",
    name: "Player",
    strength: "Strength",
    give: (spread) => `± ${spread}`,
    rated: "Rated games",
    lately: "Won",
    latelyIs: (won, games) => `${won} of ${games}`,
    you: "you",
    unseen: "Somebody who keeps to themselves",
    bot: "bot",
    ownPlace: (place, total) => `You: place ${place} of ${total}`,
    noPlace: "You are not in this list yet: finish a rated game with other people.",
    none: "Nobody is in this list yet.",
    more: "Show more",
  },
  fr: {
    title: "Classements",
    titleOf: (game) => `Classement : ${game}`,
    help: "Par ordre de force assurée : trois écarts sous la force que suggèrent les parties.",
    game: "Jeu",
    period: "A joué",
    periods: { "": "un jour ou l’autre", "7": "la semaine passée", "30": "le mois passé", "365": "l’année passée" },
    players: "Taille de table",
    anyPlayers: "toutes",
    ofPlayers: (count) => (count < 2 ? `${count} joueur` : `${count} joueurs`),
    among: "Parmi",
    everybody: "tout le monde",
    followed: "les personnes que je suis",
    bots: "Bots",
    withBots: "dans la liste",
    withoutBots: "laissés de côté",
    place: "Place",
    name: "Joueur",
    strength: "Force",
    give: (spread) => `± ${spread}`,
    rated: "Parties classées",
    lately: "Gagnées",
    latelyIs: (won, games) => `${won} sur ${games}`,
    you: "vous",
    unseen: "Quelqu’un de discret",
    bot: "bot",
    ownPlace: (place, total) => `Vous : place ${place} sur ${total}`,
    noPlace: "Vous n’êtes pas encore dans cette liste : terminez une partie classée avec d’autres personnes.",
    none: "Personne dans cette liste pour l’instant.",
    more: "En voir plus",
  },
  ko: {
    title: "순위표",
    titleOf: (game) => `${game} 순위표`,
    help: "확실한 실력 순입니다. 게임에서 추정한 실력에서 편차의 세 배를 뺀 값입니다.",
    game: "게임",
    period: "플레이한 때",
    periods: { "": "전체", "7": "지난 한 주", "30": "지난 한 달", "365": "지난 한 해" },
    players: "테이블 인원",
    anyPlayers: "전체",
    ofPlayers: (count) => `${count}명`,
    among: "범위",
    everybody: "모두",
    followed: "내가 팔로우하는 사람",
    bots: "봇",
    withBots: "포함",
    withoutBots: "제외",
    place: "순위",
    name: "플레이어",
    strength: "실력",
    give: (spread) => `± ${spread}`,
    rated: "평가된 게임",
    lately: "승리",
    latelyIs: (won, games) => `${games}판 중 ${won}승`,
    you: "나",
    unseen: "공개하지 않는 사람",
    bot: "봇",
    ownPlace: (place, total) => `나: ${total}명 중 ${place}위`,
    noPlace: "아직 이 순위표에 없습니다. 다른 사람과 평가되는 게임을 끝내 보세요.",
    none: "아직 아무도 없습니다.",
    more: "더 보기",
  },
});
