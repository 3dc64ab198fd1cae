import { ArrowRight } from "lucide-react";
import { cx } from "./class-names";

/** Not read out: the card's one link covers it. */
export const DetailsArrow = ({ short, className }: { short?: boolean; className?: string }) => (
	<span
		aria-hidden="true"
		className={cx(
			"inline-flex shrink-0 items-center gap-2 text-small font-medium text-link",
			className,
		)}
	>
		<span className={cx(short && "max-lg:hidden")}>Details</span>
		<ArrowRight className="size-4 eased-moves group-hover:translate-x-1 motion-reduce:transition-none" />
	</span>
);
