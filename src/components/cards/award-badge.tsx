import { useSite } from "../../hooks/use-site";
import { LeafMark } from "../../ui/leaf-mark";

export const AwardBadge = () => {
	const { label, year, by } = useSite().business.award;
	return (
		<p className="flex items-center gap-4 text-on-surface md:w-40 md:flex-col md:gap-0 md:rounded-t-pill md:border md:border-mark/70 md:px-5 md:pt-9 md:pb-6 md:text-center">
			<LeafMark className="h-9 w-auto shrink-0 text-mark md:mb-3" />
			<span className="md:contents">
				<span className="block font-display text-display-4 leading-none font-medium">{label}</span>{" "}
				<span className="mr-2 font-display text-display-4 text-mark md:mr-0 md:block md:text-display-3">{year}</span>{" "}
				<span className="text-label tracking-wide text-muted md:mt-1 md:block">{by}</span>
			</span>
		</p>
	);
};
