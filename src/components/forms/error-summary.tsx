import type { MouseEvent, Ref } from "react";
import { unfold } from "../../browser/scroll";
import { errorsHeading, type FieldErrors } from "../../lib/forms/definition";
import { Heading } from "../../ui/heading";
import { ChangingText } from "../../ui/keep-together";
import { fieldId } from "./context";

interface ErrorSummaryProps {
	form: string;
	errors: FieldErrors;
	/** The server's message about them. */
	text?: string;
	ref: Ref<HTMLDivElement>;
}

/** To the field, by focus: the address keeps no trace of it and the fixed header covers nothing. */
const goTo = (event: MouseEvent<HTMLAnchorElement>) => {
	const field = document.getElementById(event.currentTarget.hash.slice(1));
	if (!field) return;
	event.preventDefault();
	unfold(field);
	field.focus();
	field.scrollIntoView({ block: "center" });
};

/** What has to be looked at again, each a way to its field. Takes the focus when a form is not sent for it. */
export const ErrorSummary = ({ form, errors, text, ref }: ErrorSummaryProps) => {
	const entries = Object.entries(errors);
	return (
		<div ref={ref} tabIndex={-1} role="group" aria-labelledby={`${form}-errors`} className="mb-10 border-l-4 border-accent bg-raised px-6 py-6 md:px-8">
			<Heading level={3} size={4} id={`${form}-errors`}>
				<ChangingText>{errorsHeading(entries.length)}</ChangingText>
			</Heading>
			{text ? <p className="mt-2">{text}</p> : null}
			<ul className="mt-3">
				{entries.map(([name, message]) => (
					<li key={name}>
						<a href={`#${fieldId(form, name)}`} onClick={goTo} className="quiet-link inline-flex min-h-11 items-center py-1 leading-snug wrap-anywhere">
							{message}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
};
