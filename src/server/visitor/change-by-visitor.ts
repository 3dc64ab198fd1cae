import * as z from "zod/mini";
import { checkWith, oneOf, orEmpty, readText, text } from "../../lib/forms/field-schemas";
import type { FormValues } from "../../lib/forms/fields";
import { digitsField } from "../../lib/forms/request-lookup";
import type { SiteContent } from "../content";
import { type Inquiry, visitor } from "../inquiries/inquiry";
import { listSince } from "../inquiries/lifecycle";
import {
	changeInquiry,
	isLastChange,
	isWithdrawn,
	mayWithdraw,
	withdraw,
} from "../inquiries/visitor-actions";
import type { Change } from "../outbox/outbox";
import type { Page } from "../pages/layout";
import { matchesDigits } from "./phone-digits";
import {
	changeField,
	choiceName,
	outdated,
	tooLate,
	visitorPage,
	withoutPhone,
} from "./visitor-page";

const { maxLength, name } = changeField;
const schema = z.object({
	[choiceName]: oneOf(["change", "withdraw"], "Choose what you would like to do."),
	[name]: orEmpty(text(maxLength, `Shorten this to ${maxLength} characters.`)),
});

const check = (inquiry: Inquiry, fields: FormValues) => {
	const isEmpty = fields[choiceName] === "change" && readText(fields, name) === "";
	return checkWith(schema, fields, {
		...(isEmpty ? { [name]: "Write what should change." } : {}),
		...(matchesDigits(inquiry, fields[digitsField.name])
			? {}
			: {
					[digitsField.name]: "These aren’t the last four digits of the phone number you gave us.",
				}),
	});
};

/**
 * A link alone changes nothing: a program that checks mails may post its form, and the address may
 * be somebody else's.
 * @returns what was done, or a page that says why not; undefined if the inquiry is gone
 */
export const changeByVisitor = async (
	inquiry: Inquiry,
	content: SiteContent,
	path: string,
	fields: FormValues,
	store: (change: Change) => Promise<Inquiry | undefined>,
) => {
	const refuse = (current: Inquiry, notice: Page["notice"], status: 400 | 409 = 409) => ({
		status,
		page: visitorPage(current, content, path, notice, fields),
	});
	if (!inquiry.fields.phone) return refuse(inquiry, { ...tooLate, text: withoutPhone });
	const checked = check(inquiry, fields);
	if (!checked.ok && mayWithdraw(inquiry, Date.now())) {
		const { errors } = checked;
		const text = "Correct this and send it again.";
		return refuse(inquiry, { title: "It wasn’t sent", text, errors }, 400);
	}
	const said = readText(checked.ok ? checked.values : {}, name);
	if (fields[choiceName] === "withdraw") {
		// The visitor has to see what the desk has done meanwhile before they withdraw it.
		const isSeen = (current: Inquiry) =>
			listSince(current, Number(fields.seen)).every(({ by }) => by === visitor);
		const updated = await store((current, at) =>
			isSeen(current) ? withdraw(current, at, said) : current,
		);
		if (!updated || isWithdrawn(updated)) return updated && "withdrawn";
		return refuse(updated, isSeen(updated) ? tooLate : outdated);
	}
	const changed = await store((current, at) => changeInquiry(current, at, said));
	if (!changed || isLastChange(changed, said)) return changed && "changed";
	return refuse(changed, tooLate);
};
