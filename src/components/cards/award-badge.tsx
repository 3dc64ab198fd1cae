import { useSite } from "../../hooks/use-site";
import { LeafMark } from "../../ui/leaf-mark";

export const AwardBadge = () => {
	const { label, year, by } = useSite().business.award;
	return (
		<p className="flex items-center gap-4 text-on-surface">
			<LeafMark className="h-9 w-auto shrink-0 text-mark" />
			<span>
				<span className="block font-display text-display-4 leading-none font-medium">{label}</span>{" "}
				<span className="mr-2 font-display text-display-4 text-mark">{year}</span>{" "}
				<span className="text-label tracking-wide text-muted">{by}</span>
			</span>
		</p>
	);
};
