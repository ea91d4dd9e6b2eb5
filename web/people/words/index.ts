import { useSettings } from "../../settings.ts";
import { type CircleWords, circleWords } from "./circle.ts";
import { type ClubWords, clubWords } from "./clubs.ts";
import { type InboxWords, inboxWords } from "./inbox.ts";
import { type LeaderWords, leaderWords } from "./leaders.ts";
import { type ProfileWords, profileWords } from "./profile.ts";

/** What the pages about people say, in the person's language. */
export function useCircleWords(): CircleWords {
  return circleWords[useSettings().language];
}
export function useClubWords(): ClubWords {
  return clubWords[useSettings().language];
}
export function useInboxWords(): InboxWords {
  return inboxWords[useSettings().language];
}
export function useLeaderWords(): LeaderWords {
  return leaderWords[useSettings().language];
}
export function useProfileWords(): ProfileWords {
  return profileWords[useSettings().language];
}
