import { book, setStatus } from "../requests/actions";
import type { Entry } from "../requests/entry";
import { getBooking } from "../requests/lifecycle";
import type { MailPlan } from "../requests/plan-mails";
import { checkAction, type DeskAction, isOutdated } from "./desk-form";
import { deskPage, fillIn } from "./desk-page";
import type { LinkAnswer, LinkDependencies, LinkTarget } from "./link-handler";

/** Minutes of a visit whose treatment isn't known. */
const usualVisit = 60;

/** What a link of the desk leads to. */
export const createDeskTarget = ({ content, now }: Pick<LinkDependencies, "content" | "now">, getPlan: () => MailPlan): LinkTarget => {
	const getUsualMinutes = ({ fields }: Entry): number => content().visitMinutes.get(fields.service ?? "") ?? usualVisit;
	const apply = (entry: Entry, at: number, { by, status, booking }: DeskAction): Entry =>
		booking ? book(entry, at, { ...booking, by, timeZone: content().business.timeZone }) : setStatus(entry, at, { status, by }, getPlan());

	return {
		show: (entry, path, query) => {
			const values = fillIn(entry, content().business.timeZone, getUsualMinutes(entry));
			return { status: 200, page: deskPage(entry, content(), { path, values, saved: query.get("done") === "saved" }) };
		},
		act: async (entry, path, fields, change): Promise<LinkAnswer | undefined> => {
			const { timeZone } = content().business;
			const checked = checkAction(fields, { now: now(), timeZone, usualMinutes: getUsualMinutes(entry), booking: getBooking(entry) });
			if (!checked.ok) return { status: 400, page: deskPage(entry, content(), { path, values: fields, errors: checked.errors }) };
			const { action } = checked;
			const found: { outdated: ReturnType<typeof isOutdated> } = { outdated: "no" };
			const changed = await change((current, at) => {
				found.outdated = isOutdated(current, action, timeZone);
				return found.outdated === "no" ? apply(current, at, action) : current;
			});
			if (!changed) return undefined;
			if (found.outdated === "yes") return { status: 409, page: deskPage(changed, content(), { path, values: fields, outdated: true }) };
			return { seeOther: `${path}&done=saved` };
		},
	};
};
