import { type ReactNode, useId } from "react";
import { Heading } from "../../ui/heading";
import { LinkedText } from "../../ui/linked-text";

/** A part of a long form: what it asks, then its fields. */
export const FormPart = ({ heading, text, children }: { heading: string; text?: string; children: ReactNode }) => {
	const id = useId();
	return (
		<fieldset aria-describedby={text ? id : undefined} className="form-part grid min-w-0 not-first-of-type:mt-14">
			<legend className="w-full">
				<Heading level={3}>{heading}</Heading>
			</legend>
			{text ? (
				<p id={id} className="mt-2 max-w-text text-note leading-relaxed text-muted">
					<LinkedText text={text} />
				</p>
			) : null}
			<div className="mt-5 min-w-0 stack-7">{children}</div>
		</fieldset>
	);
};
