import { personName } from "../local/new-table.ts";
import { currentSettings } from "../settings.ts";
import { api, isProblem } from "./api.ts";

/** Makes the server know this person, by the name they chose here; answers whether there is a server. */
export async function introduce(): Promise<boolean> {
  const { name, language } = currentSettings();
  const me = await api.me();
  if (me === undefined || isProblem(me)) return me !== undefined;
  const wanted = name.trim();
  if (wanted !== "" && wanted !== me.name) await api.rename(wanted);
  else if (me.name.trim() === "") await api.rename(personName("", language));
  return true;
}
