import { PushStandIn } from "./push-stand-in.ts";

/**
 * The push service stand-in as a process, for tests that only talk to the house over the wire: it says where it is and how a device is
 * subscribed there, then every message as the device read it and every fault, a line of JSON each.
 */
const standIn = await PushStandIn.open();
const say = (what: object): void => void process.stdout.write(`${JSON.stringify(what)}\n`);
say({ origin: standIn.origin, subscription: standIn.subscribe("phone").subscription });
let [messages, faults] = [0, 0];
setInterval(() => {
  for (; messages < standIn.messages.length; messages++) say({ message: standIn.messages[messages] });
  for (; faults < standIn.faults.length; faults++) say({ fault: standIn.faults[faults] });
}, 20);
