import { useSite } from "../../hooks/use-site";
import { cx } from "../../ui/class-names";

interface TrustLineProps {
	/** What the hero already says in large type: the reason that contains it is left out. */
	without?: string;
	className?: string;
}

/** Why to trust the spa, on one line of a hero where there's room. */
export const TrustLine = ({ without, className }: TrustLineProps) => {
	const { award, trust } = useSite().business;
	const reasons = [...trust, `${award.label} ${award.year}`].filter((reason) => !without || !reason.includes(without));
	return (
		<ul className={cx("figures-lining flex flex-wrap gap-x-6 text-small text-caption", className)}>
			{reasons.map((reason) => (
				<li key={reason}>{reason}</li>
			))}
		</ul>
	);
};
