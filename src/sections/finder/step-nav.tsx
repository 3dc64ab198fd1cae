import { findBlock } from "../../lib/content/blocks";
import { cx } from "../../ui/class-names";
import type { FinderData, StepKey } from "./data";

interface StepNavProps {
	page: FinderData["page"];
	/** The keys of the blocks that name the steps. */
	steps: readonly StepKey[];
	current: number;
	onSelect: (step: number) => void;
}

/** The steps by name; each can be opened at any time. */
export const StepNav = ({ page, steps, current, onSelect }: StepNavProps) => (
	<ol aria-label="Steps" className="flex flex-wrap gap-x-7 border-b border-hairline">
		{steps.map((step, index) => (
			<li key={step} className="-mb-px">
				<button
					type="button"
					aria-current={index === current ? "step" : undefined}
					onClick={() => onSelect(index)}
					className={cx(
						"inline-flex min-h-11 items-center gap-2 border-b-2 text-note hover:text-link",
						index === current ? "border-mark font-medium" : "border-transparent text-muted",
					)}
				>
					<span className="figures">{index + 1}</span> {findBlock(page, step).eyebrow}
				</button>
			</li>
		))}
	</ol>
);
