import { type ReactNode, useId } from "react";
import { Heading } from "../../ui/heading";
import { LinkedText } from "../../ui/linked-text";

/** A part of a long form: what it asks at the left, its fields at the right, a hairline above. */
export const FormPart = ({ heading, text, children }: { heading: string; text?: string; children: ReactNode }) => {
	const id = useId();
	return (
		<fieldset
			aria-describedby={text ? id : undefined}
			className="form-part grid min-w-0 gap-x-16 border-t border-hairline py-10 md:grid-cols-4-8 md:grid-rows-head md:py-14 lg:gap-x-24"
		>
			<legend className="w-full">
				<Heading level={3}>{heading}</Heading>
			</legend>
			{text ? (
				<p id={id} className="mt-3 max-w-narrow text-note leading-relaxed text-muted">
					<LinkedText text={text} />
				</p>
			) : null}
			<div className="mt-7 min-w-0 stack-9 md:col-start-2 md:row-span-2 md:row-start-1 md:mt-0">{children}</div>
		</fieldset>
	);
};
