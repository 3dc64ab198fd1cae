import type { MouseEvent } from "react";
import { cleanEmail, suggestEmail } from "../../lib/forms/contact-data";
import { contactFields, emailAsked } from "../../lib/forms/fields";
import { Button } from "../../ui/button";
import { useField } from "./context";

const { email } = contactFields;

/**
 * Changes a field as if the visitor had typed. The email field gets the focus, because the button
 * goes away.
 */
const answer = (name: string, value: string) => (event: MouseEvent<HTMLButtonElement>) => {
	const [field, focused] = [name, email.name].map((each) =>
		event.currentTarget.form?.elements.namedItem(each),
	);
	if (!(field instanceof HTMLInputElement) || !(focused instanceof HTMLInputElement)) return;
	field.value = value;
	focused.focus();
	field.dispatchEvent(new Event("input", { bubbles: true }));
};

/** The visitor answers with a button, or by sending the form again. */
export const EmailQuestion = () => {
	const { question, errorId, value } = useField(email.name);
	const { control } = useField(emailAsked);
	const typed = cleanEmail(value);
	const suggestion = suggestEmail(typed);
	// While the field changes, the question stays until the form has been checked again.
	if (!question || !suggestion) return null;
	return (
		<div className="mt-3 border-l-4 border-mark pl-4 text-note leading-snug wrap-anywhere">
			<p id={errorId} className="font-medium">
				{question}
			</p>
			<div className="flex flex-wrap gap-x-6">
				<Button
					variant="quiet"
					id={control.id}
					className="text-left"
					onClick={answer(email.name, suggestion)}
				>
					{`Use ${suggestion}`}
				</Button>
				<Button variant="quiet" className="text-left" onClick={answer(emailAsked, value)}>
					{`No, ${typed} is right`}
				</Button>
			</div>
		</div>
	);
};
