import { useSite } from "../../hooks/use-site";
import { groupHours } from "../../lib/time/hours";
import { cx } from "../../ui/class-names";
import { DetailList } from "../../ui/detail-list";

/** The opening hours, one line for each run of days with the same hours. */
export const HoursList = ({ className }: { className?: string }) => {
	const { hours } = useSite().business;
	return (
		<DetailList layout="spread" rows={groupHours(hours).map(({ days, times }) => ({ term: days, detail: times }))} className={cx("border-y", className)} />
	);
};
