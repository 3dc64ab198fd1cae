import { isDeepStrictEqual } from "node:util";
import type { FieldErrors } from "../../lib/forms/definition";
import { contactFields, type FormValues } from "../../lib/forms/fields";
import { book } from "../inquiries/booking";
import { correctContact, sendAgain, setStatus } from "../inquiries/desk-actions";
import { addNote, listSince, undo } from "../inquiries/lifecycle";
import { getLastEvent } from "../inquiries/open-inquiry";
import type { Change } from "../outbox/outbox";
import type { Page } from "../pages/layout";
import {
	type ActionContext,
	checkAction,
	checkContact,
	type DeskAction,
	shownAs,
} from "./desk-form";
import { notices } from "./notices";

interface Decision {
	/** Changes nothing if it can't be done anymore. */
	readonly work: Change;
	readonly done: "saved" | "undo" | "undone" | "again" | "readdressed";
	/** What's said if nothing was changed. */
	readonly refusal: Page["notice"];
}

/** @param seen how many events the page showed: what has happened since has to be seen first */
const act =
	({ status, booking, note }: DeskAction, seen: number, by: string, timeZone: string): Change =>
	(inquiry, at) => {
		if (!status) return note ? addNote(inquiry, at, by, note) : inquiry;
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
	};

/** A field that wasn't touched keeps what somebody else may have corrected meanwhile. */
const readContact = (
	fields: FormValues,
	{ inquiry, content }: ActionContext,
): { readonly values?: FormValues; readonly errors?: FieldErrors } => {
	const names = Object.values(contactFields).map(({ name }) => name);
	const untouched = names.filter((name) => (fields[name] ?? "") === (fields[shownAs(name)] ?? ""));
	if (untouched.length === names.length) return {};
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
		return {
			done: "undone",
			refusal: {
				title: "It can’t be undone anymore",
				text: "More than ten seconds have passed, or something has changed since. Below is how it stands now.",
			},
			work: (current, at) => undo(current, at, by, seen),
		};
	if (fields.do === "again")
		return {
			done: "again",
			refusal: notices.again,
			work: (current, at) => sendAgain(current, at, by),
		};
	const { values, errors } = readContact(fields, context);
	const action = checkAction(fields, { ...context, isOptional: values !== undefined });
	if (errors || "errors" in action)
		return { errors: { ...errors, ...("errors" in action && action.errors) } };
	const work = act(action, seen, by, content.business.timeZone);
	const isReaddressed = values?.email && values.email !== inquiry.fields.email;
	return {
		done: isReaddressed ? "readdressed" : action.status ? "undo" : "saved",
		refusal: {
			title: "Nothing was saved",
			text: "Something else has happened meanwhile. Below is how it stands now. If what you did still fits, save it again.",
		},
		work: (current, at) => {
			const corrected = values ? correctContact(current, at, by, values) : current;
			const acted = work(corrected, at);
			return action.status && acted === corrected ? current : acted;
		},
	};
};
