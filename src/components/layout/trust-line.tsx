import { useSite } from "../../hooks/use-site";
import { cx } from "../../ui/class-names";

interface TrustLineProps {
	/** False where the award's seal stands beside it. */
	withAward?: boolean;
	/** A figure that the hero shows in large type: the reason that has it is left out. */
	without?: string;
	className?: string;
}

/** Why to trust the spa, on one line of a hero where there's room. */
export const TrustLine = ({ withAward = true, without, className }: TrustLineProps) => {
	const { award, trust } = useSite().business;
	const reasons = [...trust, ...(withAward ? [`${award.label} ${award.year}`] : [])].filter((reason) => !without || !reason.includes(without));
	return (
		<ul className={cx("figures-lining text-small text-caption", className)}>
			{reasons.map((reason, index) => (
				<li key={reason} className="inline">
					<span className="whitespace-nowrap">
						{reason}
						{index < reasons.length - 1 ? <span aria-hidden="true"> ·</span> : null}
					</span>{" "}
				</li>
			))}
		</ul>
	);
};
