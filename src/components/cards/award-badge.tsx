import { useSite } from "../../hooks/use-site";
import { LeafMark } from "../../ui/leaf-mark";

/** The award, as a seal under the arch. */
export const AwardBadge = () => {
	const { business } = useSite();
	const { label, year, by } = business.award;
	return (
		<p className="flex items-center gap-4 text-on-surface md:w-40 md:flex-col md:gap-0 md:rounded-t-pill md:border md:border-mark/70 md:px-5 md:pt-9 md:pb-6 md:text-center">
			<LeafMark className="h-9 w-auto shrink-0 text-mark md:mb-3" />
			<span className="md:contents">
				<span className="block font-display text-[1.5rem] leading-[1.05] font-medium">{label}</span>{" "}
				<span className="mr-2 font-display text-[1.5rem] leading-tight text-mark md:mr-0 md:block md:text-[2rem]">{year}</span>{" "}
				<span className="text-[0.8125rem] tracking-[0.08em] text-muted md:mt-1 md:block">{by}</span>
			</span>
		</p>
	);
};
