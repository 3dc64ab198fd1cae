import { isDeepStrictEqual } from "node:util";
import type { FieldErrors } from "../../lib/forms/definition";
import type { Checked } from "../../lib/forms/field-schemas";
import { contactFields, type FormValues } from "../../lib/forms/fields";
import { book } from "../inquiries/booking";
import { correctContact, sendAgain, setStatus } from "../inquiries/desk-actions";
import { addNote, listSince, undo } from "../inquiries/lifecycle";
import { getLastEvent } from "../inquiries/open-inquiry";
import type { Change } from "../outbox/outbox";
import {
	type ActionContext,
	checkAction,
	checkContact,
	type DeskAction,
	shownAs,
} from "./desk-form";

export interface Decision {
	readonly work: Change;
	readonly done: "saved" | "undo" | "undone" | "again" | "readdressed";
}

/**
 * Changes nothing if something else has happened since the page was opened.
 * @param seen how many events the page showed
 */
const decideAction = (
	{ status, booking, note }: DeskAction,
	seen: number,
	by: string,
	timeZone: string,
): Decision => {
	if (!status) return { done: "saved", work: (inquiry, at) => addNote(inquiry, at, by, note) };
	return {
		done: "undo",
		work: (inquiry, at) => {
			const [first, ...others] = listSince(inquiry, seen);
			const next = booking
				? book(inquiry, at, { ...booking, by, timeZone, note })
				: setStatus(inquiry, at, status, by, note);
			if (!first) return next;
			const isSame =
				next === inquiry
					? first.by === by && first.status === status
					: isDeepStrictEqual({ ...getLastEvent(next), at: first.at }, first);
			// The caller takes the same object for a refusal. A second click isn't an error, so it gets a
			// copy.
			return isSame && others.length === 0 ? { ...inquiry } : inquiry;
		},
	};
};

/** A field that wasn't touched keeps what somebody else may have corrected meanwhile. */
const readContact = (fields: FormValues, { inquiry, content }: ActionContext): Checked => {
	const names = Object.values(contactFields).map(({ name }) => name);
	const untouched = names.filter((name) => (fields[name] ?? "") === (fields[shownAs(name)] ?? ""));
	if (untouched.length === names.length) return { ok: true, values: inquiry.fields };
	const kept = Object.fromEntries(untouched.map((name) => [name, inquiry.fields[name] ?? ""]));
	return checkContact({ ...fields, ...kept }, content.business.address.country);
};

export const decide = (
	fields: FormValues,
	by: string,
	context: ActionContext,
): { readonly errors: FieldErrors } | Decision => {
	const { inquiry, content } = context;
	const seen = Number(fields.seen);
	if (fields.do === "undo")
		return { done: "undone", work: (current, at) => undo(current, at, by, seen) };
	if (fields.do === "again")
		return { done: "again", work: (current, at) => sendAgain(current, at, by) };
	const contact = readContact(fields, context);
	const isCorrected = contact.ok && correctContact(inquiry, 0, by, contact.values) !== inquiry;
	const action = checkAction(fields, { ...context, isOptional: isCorrected });
	const errors = {
		...(contact.ok ? {} : contact.errors),
		...("errors" in action ? action.errors : {}),
	};
	if (!contact.ok || "errors" in action) return { errors };
	const { work, done } = decideAction(action, seen, by, content.business.timeZone);
	const { email } = contact.values;
	return {
		done: email && email !== inquiry.fields.email ? "readdressed" : done,
		work: (current, at) => {
			const corrected = isCorrected ? correctContact(current, at, by, contact.values) : current;
			if (!action.status && !action.note) return corrected;
			const acted = work(corrected, at);
			return acted === corrected ? current : acted;
		},
	};
};
