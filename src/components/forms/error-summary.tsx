import type { MouseEvent, Ref } from "react";
import { unfold } from "../../browser/scroll-target";
import { errorsHeading, type FieldErrors } from "../../lib/forms/definition";
import { ChangingText, Heading } from "../../ui/text";
import { fieldId } from "./context";

/** Doesn't change the address, and scrolls past the header, which would cover the field. */
const goTo = (event: MouseEvent<HTMLAnchorElement>) => {
	const field = document.getElementById(event.currentTarget.hash.slice(1));
	if (!field) return;
	event.preventDefault();
	unfold(field);
	field.focus();
	field.scrollIntoView({ block: "center" });
};

export const ErrorSummary = ({
	form,
	errors,
	ref,
}: {
	form: string;
	errors: FieldErrors;
	ref: Ref<HTMLDivElement>;
}) => {
	const entries = Object.entries(errors);
	return (
		<div
			ref={ref}
			tabIndex={-1}
			role="group"
			aria-labelledby={`${form}-errors`}
			className="mb-10 border-l-4 border-accent bg-raised px-6 py-6 md:px-8"
		>
			<Heading level={3} size={4} id={`${form}-errors`}>
				<ChangingText>{errorsHeading(entries.length)}</ChangingText>
			</Heading>
			<ul className="mt-3">
				{entries.map(([name, message]) => (
					<li key={name}>
						<a
							href={`#${fieldId(form, name)}`}
							onClick={goTo}
							className="quiet-link inline-flex min-h-11 items-center py-1 leading-snug wrap-anywhere"
						>
							{message}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
};
