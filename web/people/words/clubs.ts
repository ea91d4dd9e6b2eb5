import { type Texts, texts } from "@clade/kernel";
import type { ClubRole } from "../clubs-api.ts";

/** What is said about clubs and their leagues. */
export interface ClubWords {
  readonly title: string;
  readonly mine: string;
  readonly none: string;
  readonly open: string;
  readonly openNone: string;
  readonly found: string;
  readonly name: string;
  readonly isOpen: string;
  readonly isOpenHelp: string;
  readonly closed: string;
  readonly members: (count: number) => string;
  readonly roles: { readonly [R in ClubRole]: string };
  readonly people: string;
  readonly join: string;
  readonly leave: string;
  readonly leaveSure: string;
  readonly stay: string;
  readonly gone: string;
  readonly goneHelp: string;
  readonly invitation: string;
  readonly newInvitation: string;
  readonly tables: string;
  readonly tablesNone: string;
  readonly newTable: string;
  readonly waits: string;
  readonly plays: string;
  readonly lead: string;
  readonly save: string;
  readonly makeAdmin: string;
  readonly makeMember: string;
  readonly handOver: string;
  readonly remove: string;
  readonly about: (name: string) => string;
  readonly league: string;
  readonly leagueHelp: string;
  readonly leagueNone: string;
  readonly season: (number: number) => string;
  readonly fromTo: (from: string, to: string) => string;
  readonly from: (from: string) => string;
  readonly place: string;
  readonly member: string;
  readonly games: string;
  readonly first: string;
  readonly points: string;
  readonly endSeason: string;
  readonly endSeasonHelp: string;
  readonly length: string;
  readonly weeks: (weeks: number) => string;
  readonly leaders: string;
}

export const clubWords: Texts<ClubWords> = texts({
  en: {
    title: "Clubs",
    mine: "Your clubs",
    none: "You are in no club yet. Found one, and send its invitation to your friends.",
    open: "Clubs for everybody",
    openNone: "There is no other club that anybody may join.",
    found: "Found a club",
    name: "Name of the club",
    isOpen: "Anybody may join",
    isOpenHelp: "The club is listed here. Otherwise one comes in only with the invitation.",
    closed: "by invitation",
    members: (count) => (count === 1 ? "1 member" : `${count} members`),
    roles: { founder: "founder", admin: "admin", member: "member" },
    people: "Members",
    join: "Join the club",
    leave: "Leave the club",
    leaveSure: "Leave this club?",
    stay: "Stay",
    gone: "There is no such club",
    goneHelp: "It is closed to others, the invitation is old, or its last member has left.",
    invitation: "Whoever opens this link may join:",
    newInvitation: "Make a new link; the old one no longer works",
    tables: "Tables of the club",
    tablesNone: "No table waits or plays just now.",
    newTable: "New table for the club",
    waits: "waiting for players",
    plays: "playing",
    lead: "Lead the club",
    save: "Save",
    makeAdmin: "Make admin",
    makeMember: "Make member",
    handOver: "Hand the club over",
    remove: "Remove",
    about: (name) => `About ${name}`,
    league: "League",
    leagueHelp:
      "Every rated game with at least two members counts. Two points for each member you are ahead of, one for each you are level with.",
    leagueNone: "No game has counted in this season yet.",
    season: (number) => `Season ${number}`,
    fromTo: (from, to) => `${from} to ${to}`,
    from: (from) => `since ${from}`,
    place: "Place",
    member: "Member",
    games: "Games",
    first: "First",
    points: "Points",
    endSeason: "End the season now",
    endSeasonHelp: "Everybody's points stay in the old season, and the next begins.",
    length: "Length of the next seasons",
    weeks: (weeks) => (weeks === 0 ? "until it is ended" : weeks === 1 ? "a week" : `${weeks} weeks`),
    leaders: "Leaderboard of the club",
  },
  fr: {
    title: "Clubs",
    mine: "Vos clubs",
    none: "Vous n’êtes dans aucun club. Fondez-en un et envoyez l’invitation à vos amis.",
    open: "Clubs ouverts à tous",
    openNone: "Aucun autre club n’est ouvert à tous.",
    found: "Fonder un club",
    name: "Nom du club",
    isOpen: "Tout le monde peut entrer",
    isOpenHelp: "Le club figure dans cette liste. Sinon on n’y entre qu’avec l’invitation.",
    closed: "sur invitation",
    members: (count) => (count < 2 ? `${count} membre` : `${count} membres`),
    roles: { founder: "à l’origine du club", admin: "responsable", member: "membre" },
    people: "Membres",
    join: "Entrer dans le club",
    leave: "Quitter le club",
    leaveSure: "Quitter ce club ?",
    stay: "Rester",
    gone: "Ce club n’existe pas",
    goneHelp: "Il est fermé aux autres, l’invitation est périmée, ou son dernier membre est parti.",
    invitation: "Qui ouvre ce lien peut entrer :",
    newInvitation: "Faire un nouveau lien ; l’ancien ne vaudra plus",
    tables: "Tables du club",
    tablesNone: "Aucune table n’attend ni ne joue pour l’instant.",
    newTable: "Nouvelle table pour le club",
    waits: "en attente de joueurs",
    plays: "en cours",
    lead: "Mener le club",
    save: "Enregistrer",
    makeAdmin: "Nommer responsable",
    makeMember: "Rendre simple membre",
    handOver: "Confier le club",
    remove: "Renvoyer",
    about: (name) => `Gérer : ${name}`,
    league: "Ligue",
    leagueHelp:
      "Toute partie classée avec au moins deux membres compte. Deux points pour chaque membre devancé, un pour chaque égalité.",
    leagueNone: "Aucune partie n’a encore compté cette saison.",
    season: (number) => `Saison ${number}`,
    fromTo: (from, to) => `du ${from} au ${to}`,
    from: (from) => `début : ${from}`,
    place: "Place",
    member: "Membre",
    games: "Parties",
    first: "Premier",
    points: "Points",
    endSeason: "Clore la saison maintenant",
    endSeasonHelp: "Les points restent dans l’ancienne saison, et la suivante commence.",
    length: "Durée des saisons suivantes",
    weeks: (weeks) => (weeks === 0 ? "jusqu’à sa clôture" : weeks === 1 ? "une semaine" : `${weeks} semaines`),
    leaders: "Classement du club",
  },
  ko: {
    title: "클럽",
    mine: "내 클럽",
    none: "아직 클럽이 없습니다. 클럽을 만들어 친구들에게 초대 링크를 보내세요.",
    open: "누구나 들어올 수 있는 클럽",
    openNone: "누구나 들어갈 수 있는 다른 클럽이 없습니다.",
    found: "클럽 만들기",
    name: "클럽 이름",
    isOpen: "누구나 가입 가능",
    isOpenHelp: "이 목록에 나옵니다. 아니면 초대 링크로만 들어올 수 있습니다.",
    closed: "초대로만",
    members: (count) => `회원 ${count}명`,
    roles: { founder: "클럽장", admin: "운영진", member: "회원" },
    people: "회원",
    join: "클럽 가입",
    leave: "클럽 나가기",
    leaveSure: "이 클럽에서 나갈까요?",
    stay: "남기",
    gone: "그런 클럽이 없습니다",
    goneHelp: "공개되지 않은 클럽이거나, 초대가 오래되었거나, 마지막 회원이 나갔습니다.",
    invitation: "이 링크를 여는 사람은 가입할 수 있습니다.",
    newInvitation: "새 링크 만들기 (이전 링크는 더 쓸 수 없음)",
    tables: "클럽 테이블",
    tablesNone: "지금은 기다리거나 진행 중인 테이블이 없습니다.",
    newTable: "클럽 테이블 만들기",
    waits: "플레이어 기다리는 중",
    plays: "진행 중",
    lead: "클럽 운영",
    save: "저장",
    makeAdmin: "운영진으로",
    makeMember: "일반 회원으로",
    handOver: "클럽장 넘기기",
    remove: "내보내기",
    about: (name) => `${name} 관리`,
    league: "리그",
    leagueHelp: "회원이 두 명 이상 함께한 평가 게임이 모두 들어갑니다. 앞선 회원마다 2점, 비긴 회원마다 1점입니다.",
    leagueNone: "이번 시즌에는 아직 들어간 게임이 없습니다.",
    season: (number) => `시즌 ${number}`,
    fromTo: (from, to) => `${from} ~ ${to}`,
    from: (from) => `${from}부터`,
    place: "순위",
    member: "회원",
    games: "게임",
    first: "1위",
    points: "점수",
    endSeason: "지금 시즌 끝내기",
    endSeasonHelp: "점수는 지난 시즌에 남고, 다음 시즌이 시작됩니다.",
    length: "다음 시즌들의 길이",
    weeks: (weeks) => (weeks === 0 ? "끝낼 때까지" : `${weeks}주`),
    leaders: "클럽 순위표",
  },
});
