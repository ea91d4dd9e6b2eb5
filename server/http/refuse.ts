import type { FastifyReply } from "fastify";
import { type Problem, problem, STATUS } from "../problem.ts";

/** Answers why something was not done, with the status that goes with it. */
export function refuse(reply: FastifyReply, { problem: code, message }: Problem): Problem {
  reply.code(STATUS[code]);
  return problem(code, message);
}
