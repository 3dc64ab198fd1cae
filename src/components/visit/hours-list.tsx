import { useSite } from "../../hooks/use-site";
import { groupHours } from "../../lib/time/hours";
import { cx } from "../../ui/class-names";

/** The opening hours, one line a run of like days. */
export const HoursList = ({ className }: { className?: string }) => {
	const { business } = useSite();
	return (
		<dl className={cx("figures ruled border-y border-hairline", className)}>
			{groupHours(business.hours).map(({ days, times }) => (
				<div key={days} className="flex flex-wrap justify-between gap-x-6 py-3">
					<dt>{days}</dt>
					<dd className="text-muted">{times}</dd>
				</div>
			))}
		</dl>
	);
};
