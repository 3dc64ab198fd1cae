import type { FieldErrors } from "../../lib/forms/definition";
import { text } from "../../lib/forms/field-schemas";
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
import { hasDigits, matchesDigits, wrongDigits } from "./phone-digits";
import { changeField, choiceName, notices, visitorPage, withoutPhone } from "./visitor-page";

const { maxLength, name } = changeField;
const words = text(maxLength, `Shorten this to ${maxLength} characters.`);

const findErrors = (
	inquiry: Inquiry,
	fields: FormValues,
	{ data = "", error }: ReturnType<typeof words.safeParse>,
): FieldErrors => {
	const isChosen = fields[choiceName] === "change" || fields[choiceName] === "withdraw";
	const wrong = error?.issues[0]?.message;
	return {
		...(isChosen ? {} : { [choiceName]: "Choose what you would like to do." }),
		...(wrong ? { [name]: wrong } : {}),
		...(fields[choiceName] === "change" && data === "" && !wrong
			? { [name]: "Write what should change." }
			: {}),
		...(matchesDigits(inquiry, fields[digitsField.name] ?? "")
			? {}
			: { [digitsField.name]: wrongDigits }),
	};
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
): Promise<
	"changed" | "withdrawn" | { readonly status: 400 | 409; readonly page: Page } | undefined
> => {
	const refuse = (current: Inquiry, notice: Page["notice"]) =>
		({ status: 409, page: visitorPage(current, content, path, notice, fields) }) as const;
	if (!hasDigits(inquiry)) return refuse(inquiry, { ...notices.tooLate, text: withoutPhone });
	const written = words.safeParse(fields[name] ?? "");
	const errors = mayWithdraw(inquiry, Date.now()) ? findErrors(inquiry, fields, written) : {};
	if (Object.keys(errors).length > 0) {
		const notice = { title: "It wasn’t sent", text: "Correct this and send it again.", errors };
		return { status: 400, page: visitorPage(inquiry, content, path, notice, fields) };
	}
	const { data: said = "" } = written;
	if (fields[choiceName] === "withdraw") {
		// The visitor has to see what the desk has done meanwhile before they withdraw it.
		const isSeen = (current: Inquiry): boolean =>
			listSince(current, Number(fields.seen)).every(({ by }) => by === visitor);
		const updated = await store((current, at) =>
			isSeen(current) ? withdraw(current, at, said) : current,
		);
		if (!updated || isWithdrawn(updated)) return updated && "withdrawn";
		return refuse(updated, isSeen(updated) ? notices.tooLate : notices.outdated);
	}
	const changed = await store((current, at) => changeInquiry(current, at, said));
	if (!changed || isLastChange(changed, said)) return changed && "changed";
	return refuse(changed, notices.tooLate);
};
