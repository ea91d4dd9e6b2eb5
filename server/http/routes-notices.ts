import type { FastifyInstance } from "fastify";
import { addDevice, devicesOf, removeDevice, SubscriptionForm } from "../notices/devices.ts";
import { isMailAddress, mailOf } from "../notices/mail-address.ts";
import { isZone } from "../notices/quiet.ts";
import { NOTICE_WORDS } from "../notices/words/index.ts";
import { USUAL, wishesChange, WishesForm, wishesOf } from "../notices/wishes.ts";
import { deviceOf } from "../people/device.ts";
import { keptPerson } from "../people/person.ts";
import { problem } from "../problem.ts";
import { addressKey } from "./limits.ts";
import { refuse } from "./refuse.ts";
import { ProblemAnswer } from "./schemas.ts";
import { DeviceId, NewAddress, NoticesAnswer, Trial } from "./schemas-notices.ts";
import type { CheckedInput } from "./typed.ts";
import type { Service } from "./service.ts";

const SLOWER = problem("too-many", "Too many. Please wait a while.");

/** How somebody wants to be told that it is their turn. */
export function noticeRoutes(app: FastifyInstance, { store, notices, limits, metrics }: Service): void {
  const routes = app.withTypeProvider<CheckedInput>();
  const tags = ["notices"];
  // Letters to an address that may be a stranger's: a few a day of a person and to an address, and not many from one place.
  const letters = limits.buckets("letters asked for", 1 / (8 * 3600), 3, { atOnce: true });
  const lettersFrom = limits.buckets("letters asked for from a place", 1 / 600, 30, { atOnce: true });
  const changes = limits.buckets("changes of notices", 1, 30);

  async function answerFor(person: string) {
    const mail = await mailOf(store, person);
    return {
      wishes: (await wishesOf(store, person)) ?? USUAL,
      push: {
        key: await notices.push.publicKey(),
        devices: (await devicesOf(store, person)).map(({ id, device, since }) => ({ id, device, since })),
      },
      mail: { offered: notices.mailer !== undefined, address: mail?.address ?? null, state: mail?.state ?? null },
    };
  }

  routes.get(
    "/api/me/notices",
    { schema: { tags, summary: "How you are told of things", response: { 200: NoticesAnswer } } },
    ({ person }) => answerFor(person),
  );

  routes.put(
    "/api/me/notices",
    {
      schema: {
        tags,
        summary: "What you want to be told of, in which language, and when not",
        body: WishesForm,
        response: { 200: NoticesAnswer, 400: ProblemAnswer, 429: ProblemAnswer },
      },
    },
    async ({ person, body }, reply) => {
      if (!changes.take(person)) return refuse(reply, SLOWER);
      if (!isZone(body.zone)) return refuse(reply, problem("bad-request", "There is no such time zone."));
      await keptPerson(store, person);
      await store.records.change([wishesChange(person, { ...body, kinds: [...new Set(body.kinds)] })]);
      return answerFor(person);
    },
  );

  routes.post(
    "/api/me/notices/devices",
    {
      schema: {
        tags,
        summary: "Be told on this device: its browser's subscription",
        body: SubscriptionForm,
        response: { 200: NoticesAnswer, 400: ProblemAnswer, 429: ProblemAnswer },
      },
    },
    async ({ person, body, headers }, reply) => {
      if (!changes.take(person)) return refuse(reply, SLOWER);
      await keptPerson(store, person);
      const device = { ...body, person, device: deviceOf(headers["user-agent"]), since: Date.now() };
      const failed = await addDevice(store, notices.push, device);
      if (failed !== undefined) return refuse(reply, failed);
      if ((await wishesOf(store, person)) === undefined) await store.records.change([wishesChange(person, USUAL)]);
      return answerFor(person);
    },
  );

  routes.delete(
    "/api/me/notices/devices/:id",
    {
      schema: {
        tags,
        summary: "Be told no more on a device",
        params: DeviceId,
        response: { 200: NoticesAnswer, 404: ProblemAnswer },
      },
    },
    async ({ person, params }, reply) => {
      if (!(await removeDevice(store, person, params.id))) {
        return refuse(reply, problem("no-such-thing", "There is no such device."));
      }
      return answerFor(person);
    },
  );

  routes.post(
    "/api/me/notices/trial",
    {
      schema: {
        tags,
        summary: "Send a notice to your devices, to see whether it comes",
        response: { 200: Trial, 429: ProblemAnswer },
      },
    },
    async ({ person }, reply) => {
      if (!changes.take(person, 5)) return refuse(reply, SLOWER);
      const { language } = (await wishesOf(store, person)) ?? USUAL;
      const text = JSON.stringify({ kind: "trial", tag: "trial", path: "/settings", ...NOTICE_WORDS[language].trial });
      let taken = 0;
      for (const device of await devicesOf(store, person)) {
        const { kind } = await notices.push.send(device, text, "trial");
        if (kind === "taken") taken++;
        if (kind === "gone") await removeDevice(store, person, device.id);
      }
      return { devices: taken };
    },
  );

  routes.put(
    "/api/me/notices/mail",
    {
      schema: {
        tags,
        summary: "Get letters at an address, once its reader has said yes by the link that is sent there",
        body: NewAddress,
        response: {
          200: NoticesAnswer,
          400: ProblemAnswer,
          404: ProblemAnswer,
          429: ProblemAnswer,
          500: ProblemAnswer,
        },
      },
    },
    async ({ person, body, ip }, reply) => {
      const { mailer } = notices;
      const address = body.address.trim();
      if (mailer === undefined) return refuse(reply, problem("no-such-thing", "This house sends no letters."));
      if (!isMailAddress(address)) return refuse(reply, problem("bad-request", "That is no e-mail address."));
      const known = await mailOf(store, person);
      if (known?.address === address && known.state === "confirmed") return answerFor(person);
      const asked = [person, `to ${address.toLowerCase()}`];
      if (!lettersFrom.take(addressKey(ip)) || !asked.every((key) => letters.take(key))) {
        metrics.limit("letters");
        return refuse(reply, SLOWER);
      }
      await keptPerson(store, person);
      if (!(await notices.askForMail(person, address))) {
        return refuse(reply, problem("failed", "The letter could not be sent. Please try again later."));
      }
      return answerFor(person);
    },
  );

  routes.delete(
    "/api/me/notices/mail",
    { schema: { tags, summary: "Get no more letters; the address goes", response: { 200: NoticesAnswer } } },
    async ({ person }) => {
      await notices.forgetMail(person);
      return answerFor(person);
    },
  );
}
