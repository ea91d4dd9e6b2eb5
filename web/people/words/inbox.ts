import { type Texts, texts } from "@clade/kernel";

/** What the inbox says, and what is said about inviting. */
export interface InboxWords {
  readonly title: string;
  readonly games: string;
  readonly gamesNone: string;
  readonly waits: (time: string) => string;
  readonly left: (time: string) => string;
  readonly key: string;
  readonly first: string;
  readonly invitations: string;
  readonly invitedBy: (name: string) => string;
  readonly decline: string;
  readonly declineFrom: (name: string) => string;
  readonly invite: string;
  readonly inviteHelp: string;
  readonly inviteName: (name: string) => string;
  readonly invited: (name: string) => string;
  readonly again: string;
  readonly againHelp: string;
  readonly againWith: (name: string) => string;
  readonly who: string;
  readonly noServer: string;
}

export const inboxWords: Texts<InboxWords> = texts({
  en: {
    title: "Waiting for you",
    games: "Your turn",
    gamesNone: "No game waits for you.",
    waits: (time) => `waits for ${time}`,
    left: (time) => `${time} left on your clock`,
    key: "The key N leads to the next game that waits, from a table too.",
    first: "Go to the first",
    invitations: "Invitations",
    invitedBy: (name) => `${name} asks you to play`,
    decline: "Decline",
    declineFrom: (name) => `Decline the invitation from ${name}`,
    invite: "Invite people you follow",
    inviteHelp: "They find the table under “Waiting for you”.",
    inviteName: (name) => `Invite ${name}`,
    invited: (name) => `${name} is invited`,
    again: "Again with these people",
    againHelp: "A new table of the same game. Everybody is invited; no seat is kept, so others can come too.",
    againWith: (name) => `Play with ${name}`,
    who: "Profiles",
    noServer: "There is no connection to a server just now.",
  },
  fr: {
    title: "On vous attend",
    games: "À vous de jouer",
    gamesNone: "Aucune partie ne vous attend.",
    waits: (time) => `attend depuis ${time}`,
    left: (time) => `encore ${time} à votre pendule`,
    key: "La touche N mène à la prochaine partie qui attend, depuis une table aussi.",
    first: "Aller à la première",
    invitations: "Invitations",
    invitedBy: (name) => `${name} vous propose de jouer`,
    decline: "Décliner",
    declineFrom: (name) => `Décliner l’invitation : ${name}`,
    invite: "Inviter des personnes que vous suivez",
    inviteHelp: "Elles trouvent la table sous « On vous attend ».",
    inviteName: (name) => `Inviter ${name}`,
    invited: (name) => `${name} a reçu l’invitation`,
    again: "Rejouer avec ces personnes",
    againHelp:
      "Une nouvelle table du même jeu. Tout le monde est invité ; aucune place n’est gardée, d’autres peuvent donc venir.",
    againWith: (name) => `Jouer avec ${name}`,
    who: "Profils",
    noServer: "Pas de connexion à un serveur pour le moment.",
  },
  ko: {
    title: "나를 기다리는 것",
    games: "내 차례",
    gamesNone: "나를 기다리는 게임이 없습니다.",
    waits: (time) => `${time}째 기다리는 중`,
    left: (time) => `내 시계에 ${time} 남음`,
    key: "N 키를 누르면 나를 기다리는 다음 게임으로 갑니다. 테이블에서도 됩니다.",
    first: "첫 게임으로 가기",
    invitations: "초대",
    invitedBy: (name) => `${name} 님이 함께 하자고 합니다`,
    decline: "거절",
    declineFrom: (name) => `${name} 님의 초대 거절`,
    invite: "팔로우하는 사람 초대",
    inviteHelp: "초대받은 사람은 “나를 기다리는 것”에서 이 테이블을 봅니다.",
    inviteName: (name) => `${name} 초대`,
    invited: (name) => `${name} 님을 초대했습니다`,
    again: "이 사람들과 다시 하기",
    againHelp: "같은 게임의 새 테이블입니다. 모두 초대되며, 자리를 맡아 두지 않으므로 다른 사람도 올 수 있습니다.",
    againWith: (name) => `${name} 님과 하기`,
    who: "프로필",
    noServer: "지금은 서버에 연결되어 있지 않습니다.",
  },
});
