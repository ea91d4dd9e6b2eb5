import type { Naming, Watcher } from "@clade/kernel";
import { affected, type Played } from "../vocabulary.ts";
import { subject, topic } from "./phrases.ts";

/** What a card did that was played: 당신 to whoever it fell on, all others read the name. */
export function outcome(played: Played, naming: Naming, reader: Watcher): string {
  const { kind, amount } = played.effect;
  const seat = affected(played);
  const who = seat === reader ? "당신" : naming(seat);
  switch (kind) {
    case "shift":
      if (amount === 0) return "기후가 그대로이며 주사위를 굴리지 않습니다.";
      return `기후가 ${Math.abs(amount)}칸 ${amount > 0 ? "앞으로" : "뒤로"} 움직이며 주사위를 굴리지 않습니다.`;
    case "choose-roll":
      return `${subject(who)} 기후 주사위를 ${amount}번 굴려 결과를 고릅니다.`;
    case "attack-horns":
      return `${topic(who)} 이번 턴에 공격할 때 뿔을 ${amount}개 더 셉니다.`;
    case "defence-horns":
      return `${topic(who)} 이번 턴에 방어할 때 뿔을 ${amount}개 더 셉니다.`;
    case "steps":
      return `${topic(who)} 이번 턴에 ${amount}걸음 더 움직입니다.`;
    case "swap":
      return "두 공룡이 싸우지 않고 자리를 바꿉니다.";
    case "barren":
      return "이번 턴에는 어떤 종도 새끼를 낳지 않습니다.";
    case "reach":
      return `${who}의 새끼는 어른에게서 ${amount}칸까지 떨어져 태어날 수 있습니다.`;
    case "births":
      return `${topic(who)} 이번 턴에 새끼를 ${amount}마리 더 낳습니다.`;
    case "fewer-births":
      return `${topic(who)} 이번 턴에 새끼를 ${amount}마리 덜 낳습니다.`;
    case "fewer-furs":
      return `${topic(who)} 이번 턴에 털을 ${amount}개 덜 셉니다.`;
    case "fewer-parasols":
      return `${topic(who)} 이번 턴에 양산을 ${amount}개 덜 셉니다.`;
    case "furs":
      return `${topic(who)} 이번 턴에 털을 ${amount}개 더 셉니다.`;
    case "parasols":
      return `${topic(who)} 이번 턴에 양산을 ${amount}개 더 셉니다.`;
    case "removal":
      return "그 공룡은 사라집니다.";
    case "discount":
      return `${topic(who)} 방금 얻은 유전자의 값을 ${amount}점까지 덜 냅니다.`;
    case "redraw":
      return "그 유전자를 주머니에 돌려놓고 다른 것을 뽑습니다.";
  }
}
