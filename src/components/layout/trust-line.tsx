import { useSite } from "../../hooks/use-site";
import { cx } from "../../ui/class-names";

interface TrustLineProps {
	/** False where the award's seal stands beside it. */
	withAward?: boolean;
	className?: string;
}

/** Why to trust the spa, on one line of a hero where there's room. */
export const TrustLine = ({ withAward = true, className }: TrustLineProps) => {
	const { award, trust } = useSite().business;
	const reasons = withAward ? [...trust, `${award.label} ${award.year}`] : trust;
	return (
		<ul className={cx("figures-lining text-small text-caption", className)}>
			{reasons.map((reason, index) => (
				<li key={reason} className="inline">
					{index > 0 ? <span aria-hidden="true"> · </span> : null}
					<span className="whitespace-nowrap">{reason}</span>
				</li>
			))}
		</ul>
	);
};
