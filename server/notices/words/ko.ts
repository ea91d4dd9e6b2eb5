import type { NoticeWords } from "./words.ts";

export const ko: NoticeWords = {
  notices: {
    turn: ({ game, host, who }) => ({
      title: `내 차례 – ${game}`,
      text: who === "" ? `${host} 님의 테이블이 기다리고 있습니다.` : `${host} 님의 테이블에서 ${who} 님이 두었습니다.`,
    }),
    clock: ({ game, host }) => ({
      title: `시간이 4분의 1 남았습니다 – ${game}`,
      text: `${host} 님의 테이블에서 내 차례입니다.`,
    }),
    over: ({ game, host }) => ({ title: `게임 끝 – ${game}`, text: `${host} 님의 테이블에서 게임이 끝났습니다.` }),
    invited: ({ game, host, who }) => ({
      title: `초대 – ${game}`,
      text: `${who || host} 님이 테이블로 초대했습니다.`,
    }),
    round: ({ host }) => ({ title: "새 라운드가 시작됩니다", text: host }),
  },
  trial: { title: "Clade", text: "이 기기에서 알림을 받을 수 있습니다." },
  letter: {
    subject: (lines) => (lines.length === 1 ? (lines[0]?.title ?? "Clade") : `Clade 새 소식 ${lines.length}건`),
    greeting: "그동안의 소식입니다.",
    open: "열기",
    why: (site) => `${site}에서 직접 신청하셔서 보내 드리는 메일입니다.`,
    stop: "메일 그만 받기",
    settings: "설정",
  },
  confirm: {
    subject: (site) => `${site}: 메일 주소 확인`,
    text: (site) =>
      `누군가, 아마도 본인이, ${site}에서 이 주소로 게임 소식을 보내 달라고 했습니다. 확인하시기 전에는 아무것도 보내지 않습니다. 링크는 하루 동안 쓸 수 있습니다.`,
    button: "네, 이 주소로 보내 주세요",
    notYou: "본인이 아니신가요? 아무것도 하지 않으셔도 됩니다. 확인이 없으면 더는 메일이 가지 않습니다.",
  },
};
