import type { ReactNode } from "react";
import { findBlock } from "../../lib/content/blocks";
import { cx } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import type { FinderData, StepKey } from "./data";

interface StepProps {
	page: FinderData["page"];
	/** The key of the block that says what it asks. */
	name: StepKey;
	/** The others are hidden, and keep their answers. */
	current: boolean;
	children: ReactNode;
}

/** One step's questions. */
export const Step = ({ page, name, current, children }: StepProps) => {
	const { heading, text } = findBlock(page, name);
	return (
		<fieldset aria-describedby={`${name}-hint`} className={cx("mt-8 min-w-0", !current && "hidden")}>
			<legend tabIndex={-1} className="outline-none">
				<Heading level={2} size={3}>
					{heading}
				</Heading>
			</legend>
			<p id={`${name}-hint`} className="mt-2 max-w-text text-note leading-relaxed text-muted">
				<KeepTogether>{text.join(" ")}</KeepTogether>
			</p>
			<div className="mt-6">{children}</div>
		</fieldset>
	);
};
