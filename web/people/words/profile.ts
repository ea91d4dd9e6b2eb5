import { type Texts, texts } from "@clade/kernel";
import type { BadgeName, InvitedBy, SeenBy } from "../api.ts";

/** What a profile says. */
export interface ProfileWords {
  readonly mine: string;
  readonly since: (day: string) => string;
  readonly games: (count: number) => string;
  readonly followers: (count: number) => string;
  readonly following: (count: number) => string;
  readonly nothingYet: string;
  readonly friendsOnly: (name: string) => string;
  readonly nobody: string;
  readonly nobodyHelp: string;
  readonly follow: string;
  readonly followName: (name: string) => string;
  readonly unfollow: string;
  readonly unfollowName: (name: string) => string;
  readonly followsYou: string;
  readonly badges: string;
  readonly badgesAre: { readonly [B in BadgeName]: { readonly name: string; readonly why: string } };
  readonly byGame: string;
  readonly won: (won: number, games: number) => string;
  readonly places: string;
  readonly placed: (place: number, count: number) => string;
  readonly strength: string;
  readonly strengthIs: (mean: string, spread: string, games: number) => string;
  readonly strengthHelp: string;
  readonly curve: (game: string, games: number, first: string, last: string, spread: string) => string;
  readonly unrated: string;
  readonly best: string;
  readonly bestIs: (score: string, players: number, day: string) => string;
  readonly opponents: string;
  readonly opponentIs: (games: number, ahead: number, behind: number) => string;
  readonly recent: string;
  readonly result: (place: number, players: number, score: string) => string;
  readonly alone: (score: string) => string;
  readonly gaveUp: string;
  readonly seenBy: string;
  readonly seenByChoices: { readonly [S in SeenBy]: string };
  readonly seenByHelp: string;
  readonly invitedBy: string;
  readonly invitedByChoices: { readonly [I in InvitedBy]: string };
}

export const profileWords: Texts<ProfileWords> = texts({
  en: {
    mine: "My profile",
    since: (day) => `Here since ${day}`,
    games: (count) => (count === 1 ? "1 finished game" : `${count} finished games`),
    followers: (count) => (count === 1 ? "1 follower" : `${count} followers`),
    following: (count) => `follows ${count}`,
    nothingYet: "No finished game yet. Games at tables of this server are counted here once they are over.",
    friendsOnly: (name) => `What ${name} has played is for friends: people who follow each other.`,
    nobody: "There is nobody here",
    nobodyHelp: "The link is wrong, or this person does not want to be seen.",
    follow: "Follow",
    followName: (name) => `Follow ${name}`,
    unfollow: "Stop following",
    unfollowName: (name) => `Stop following ${name}`,
    followsYou: "follows you",
    badges: "Badges",
    badgesAre: {
      "every-game": { name: "At home everywhere", why: "won every game of the house at least once" },
      "beat-a-master": { name: "Past the master", why: "ended ahead of a master bot without taking a move back" },
      "hundred-games": { name: "A hundred games", why: "played a hundred games to their end" },
      "to-the-end": { name: "To the last move", why: "fifty games in a row without giving one up" },
      "full-table": { name: "First of six", why: "won at a table of six" },
      "five-in-a-row": { name: "Five in a row", why: "won five games one after the other" },
    },
    byGame: "Game by game",
    won: (won, games) => `${won} of ${games} won`,
    places: "Places",
    placed: (place, count) => `${ordinal(place)}: ${count}×`,
    strength: "Strength",
    strengthIs: (mean, spread, games) =>
      `${mean}, give or take ${spread}, after ${games} rated ${games === 1 ? "game" : "games"}`,
    strengthHelp: "The band shows how unsure it still is: the truth lies inside it 19 times out of 20.",
    curve: (game, games, first, last, spread) =>
      `Strength at ${game} over ${games} rated ${games === 1 ? "game" : "games"}: from ${first} to ${last}, give or take ${spread}.`,
    unrated: "Not rated yet: ratings come from games between people.",
    best: "Best score",
    bestIs: (score, players, day) => `${score}, ${players === 1 ? "alone" : `at a table of ${players}`}, ${day}`,
    opponents: "Played with most",
    opponentIs: (games, ahead, behind) =>
      `${games} ${games === 1 ? "game" : "games"} · ahead ${ahead}, behind ${behind}`,
    recent: "Latest games",
    result: (place, players, score) => `${ordinal(place)} of ${players} · ${score} points`,
    alone: (score) => `alone · ${score} points`,
    gaveUp: "gave up",
    seenBy: "Who sees what I have played",
    seenByChoices: { everybody: "Everybody", friends: "Friends", nobody: "Only me" },
    seenByHelp: "Friends are people who follow each other. Your name at a table is always seen by those who sit there.",
    invitedBy: "Who can invite me to a table",
    invitedByChoices: { everybody: "Whoever follows me", followed: "People I follow", nobody: "Nobody" },
  },
  fr: {
    mine: "Mon profil",
    since: (day) => `Ici depuis le ${day}`,
    games: (count) => (count < 2 ? `${count} partie terminée` : `${count} parties terminées`),
    followers: (count) => (count < 2 ? `${count} abonné` : `${count} abonnés`),
    following: (count) => (count < 2 ? `${count} personne suivie` : `${count} personnes suivies`),
    nothingYet:
      "Aucune partie terminée pour l’instant. Les parties aux tables de ce serveur comptent ici dès qu’elles sont finies.",
    friendsOnly: (name) =>
      `${name} réserve ses parties à ses amis, c’est-à-dire aux personnes qui se suivent mutuellement.`,
    nobody: "Il n’y a personne ici",
    nobodyHelp: "Le lien est faux, ou cette personne ne souhaite pas être vue.",
    follow: "Suivre",
    followName: (name) => `Suivre ${name}`,
    unfollow: "Ne plus suivre",
    unfollowName: (name) => `Ne plus suivre ${name}`,
    followsYou: "vous suit",
    badges: "Insignes",
    badgesAre: {
      "every-game": { name: "Partout chez soi", why: "a gagné au moins une fois à chaque jeu de la maison" },
      "beat-a-master": { name: "Devant le maître", why: "a fini devant un bot maître sans reprendre un coup" },
      "hundred-games": { name: "Cent parties", why: "a joué cent parties jusqu’au bout" },
      "to-the-end": { name: "Jusqu’au dernier coup", why: "cinquante parties de suite sans abandonner" },
      "full-table": { name: "Premier de six", why: "a gagné à une table de six" },
      "five-in-a-row": { name: "Cinq de suite", why: "a gagné cinq parties d’affilée" },
    },
    byGame: "Jeu par jeu",
    won: (won, games) => `${won} sur ${games} ${won < 2 ? "gagnée" : "gagnées"}`,
    places: "Places",
    placed: (place, count) => `${rang(place)} : ${count}×`,
    strength: "Force",
    strengthIs: (mean, spread, games) =>
      `${mean}, à ${spread} près, après ${games} ${games < 2 ? "partie classée" : "parties classées"}`,
    strengthHelp: "La bande montre l’incertitude : la vraie force s’y trouve 19 fois sur 20.",
    curve: (game, games, first, last, spread) =>
      `Force à ${game}, ${games} ${games < 2 ? "partie classée" : "parties classées"} : ${first} au début, ${last} à la fin, à ${spread} près.`,
    unrated: "Pas encore de classement : il vient des parties entre personnes.",
    best: "Meilleur score",
    bestIs: (score, players, day) => `${score}, ${players === 1 ? "en solo" : `à une table de ${players}`}, ${day}`,
    opponents: "Partenaires les plus fréquents",
    opponentIs: (games, ahead, behind) =>
      `${games} ${games < 2 ? "partie" : "parties"} · devant ${ahead} fois, derrière ${behind} fois`,
    recent: "Dernières parties",
    result: (place, players, score) => `${rang(place)} sur ${players} · ${score} points`,
    alone: (score) => `en solo · ${score} points`,
    gaveUp: "abandon",
    seenBy: "Qui voit mes parties",
    seenByChoices: { everybody: "Tout le monde", friends: "Mes amis", nobody: "Moi seul" },
    seenByHelp:
      "Des amis sont des personnes qui se suivent mutuellement. À une table, votre nom est toujours vu de ceux qui y sont assis.",
    invitedBy: "Qui peut m’inviter à une table",
    invitedByChoices: { everybody: "Qui me suit", followed: "Les personnes que je suis", nobody: "Personne" },
  },
  ko: {
    mine: "내 프로필",
    since: (day) => `${day}부터`,
    games: (count) => `끝낸 게임 ${count}판`,
    followers: (count) => `팔로워 ${count}명`,
    following: (count) => `팔로우 ${count}명`,
    nothingYet: "아직 끝낸 게임이 없습니다. 이 서버의 테이블에서 한 게임은 끝나면 여기에 나옵니다.",
    friendsOnly: (name) => `${name} 님의 게임은 친구(서로 팔로우하는 사람)만 볼 수 있습니다.`,
    nobody: "아무도 없습니다",
    nobodyHelp: "링크가 틀렸거나, 이 사람이 공개를 원하지 않습니다.",
    follow: "팔로우",
    followName: (name) => `${name} 팔로우`,
    unfollow: "팔로우 그만두기",
    unfollowName: (name) => `${name} 팔로우 그만두기`,
    followsYou: "나를 팔로우함",
    badges: "배지",
    badgesAre: {
      "every-game": { name: "어디서나 내 집", why: "이 집의 모든 게임에서 한 번 이상 이김" },
      "beat-a-master": { name: "명인을 넘어", why: "수를 무르지 않고 명인 봇보다 앞선 순위로 끝냄" },
      "hundred-games": { name: "백 판", why: "게임 백 판을 끝까지 함" },
      "to-the-end": { name: "마지막 수까지", why: "오십 판을 연달아 포기하지 않음" },
      "full-table": { name: "여섯 중 첫째", why: "여섯 명 테이블에서 이김" },
      "five-in-a-row": { name: "5연승", why: "다섯 판을 연달아 이김" },
    },
    byGame: "게임별 성적",
    won: (won, games) => `${games}판 중 ${won}승`,
    places: "순위",
    placed: (place, count) => `${place}위 ${count}번`,
    strength: "실력",
    strengthIs: (mean, spread, games) => `${mean} (±${spread}), 평가된 게임 ${games}판`,
    strengthHelp: "띠는 아직 얼마나 불확실한지를 보여 줍니다. 참값은 스무 번 중 열아홉 번 그 안에 있습니다.",
    curve: (game, games, first, last, spread) =>
      `${game} 실력, 평가된 게임 ${games}판: ${first}에서 ${last}(으)로, 오차 ±${spread}.`,
    unrated: "아직 평가가 없습니다. 평가는 사람끼리 한 게임에서 나옵니다.",
    best: "최고 점수",
    bestIs: (score, players, day) => `${score}점, ${players === 1 ? "혼자" : `${players}인 테이블`}, ${day}`,
    opponents: "가장 자주 함께한 사람",
    opponentIs: (games, ahead, behind) => `${games}판 · 앞섬 ${ahead}, 뒤짐 ${behind}`,
    recent: "최근 게임",
    result: (place, players, score) => `${players}명 중 ${place}위 · ${score}점`,
    alone: (score) => `혼자 · ${score}점`,
    gaveUp: "포기",
    seenBy: "내가 한 게임을 볼 수 있는 사람",
    seenByChoices: { everybody: "모두", friends: "친구", nobody: "나만" },
    seenByHelp: "친구는 서로 팔로우하는 사람입니다. 테이블에서 쓰는 이름은 같은 자리에 앉은 사람에게 항상 보입니다.",
    invitedBy: "나를 테이블에 초대할 수 있는 사람",
    invitedByChoices: { everybody: "나를 팔로우하는 사람", followed: "내가 팔로우하는 사람", nobody: "아무도 없음" },
  },
});

function ordinal(place: number): string {
  return `${place}${["th", "st", "nd", "rd"][place] ?? "th"}`;
}
function rang(place: number): string {
  return place === 1 ? "1er" : `${place}e`;
}
