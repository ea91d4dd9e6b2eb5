import type { InviteWords } from "./words.ts";

export const ko: InviteWords = {
  title: "초대받았습니다",
  from: (host, game) => `${host} 님이 ${game} 게임에 초대했습니다.`,
  already: (names) => `테이블에 있는 사람: ${names}`,
  sit: "앉기",
  full: "빈자리가 없습니다.",
  looking: "테이블을 찾는 중…",
  qr: "초대 QR 코드",
  qrHelp: "휴대폰 카메라로 비추면 이 테이블에 앉을 수 있습니다.",
  qrLarge: "QR 코드 크게 보기",
};
