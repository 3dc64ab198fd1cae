import * as z from "zod/mini";
import { text } from "../../lib/forms/schema-parts";
import { changeRequest, isLastChange, withdraw } from "../requests/actions";
import type { Entry } from "../requests/entry";
import { getBooking } from "../requests/lifecycle";
import { createBookingFile } from "./booking-file";
import type { LinkAnswer, LinkDependencies, LinkTarget } from "./link-handler";
import { changeField, visitorPage } from "./visitor-page";

const { maxLength, name } = changeField;
const change = text(maxLength, `Shorten this to ${maxLength} characters.`).check(z.minLength(1, "Write what should change."));

/** What a link of a visitor leads to. */
export const createVisitorTarget = ({ content }: Pick<LinkDependencies, "content">): LinkTarget => {
	const page = (status: number, entry: Entry, options: Parameters<typeof visitorPage>[2]): LinkAnswer => ({
		status,
		page: visitorPage(entry, content(), options),
	});
	return {
		show: (entry, path, query) => {
			const booking = getBooking(entry);
			if (booking && query.has("calendar")) return { calendar: createBookingFile(entry, booking, content().business) };
			const done = (["changed", "withdrawn"] as const).find((each) => each === query.get("done"));
			return page(200, entry, { path, ...(done ? { done } : {}) });
		},
		act: async (entry, path, fields, store) => {
			if (fields.do === "withdraw") {
				const closed = await store(withdraw);
				return closed && { seeOther: `${path}&done=withdrawn` };
			}
			const { data, error } = change.safeParse(fields[name] ?? "");
			if (data === undefined) return page(400, entry, { path, values: fields, errors: { [name]: error?.issues[0]?.message ?? "Write what should change." } });
			const changed = await store((current, at) => changeRequest(current, at, data));
			if (!changed) return undefined;
			return isLastChange(changed, data) ? { seeOther: `${path}&done=changed` } : page(409, changed, { path, values: fields, done: "too late" });
		},
	};
};
