import { type ReviewAnswer, type ReviewOrder, reviewWorker } from "@clade/bots/review";
import { loadGame } from "@clade/games";
import { answerOrders } from "./crew.ts";

const answer = reviewWorker({ loadGame });
answerOrders<ReviewOrder, ReviewAnswer>((order) => answer(order));
