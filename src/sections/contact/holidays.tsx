import { Plus } from "lucide-react";
import { useSite } from "../../hooks/use-site";
import { useSpaDay } from "../../hooks/use-spa-day";
import { formatDay } from "../../lib/time/dates";
import { DetailList } from "../../ui/detail-list";

/** The holidays on which the spa is closed, folded. The HTML has all of them; after mount those that have passed are gone. */
export const ContactHolidays = () => {
	const { holidays } = useSite().business;
	const today = useSpaDay() ?? "";
	const rows = holidays.flatMap(({ date, name }) => (date < today ? [] : [{ term: formatDay(date), detail: name }]));
	if (rows.length === 0) return null;
	return (
		<details className="group border-b border-hairline">
			<summary className="flex min-h-14 list-none items-center justify-between gap-6 font-medium hover:text-link">
				Holidays we’re closed
				<Plus className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-45" aria-hidden="true" />
			</summary>
			<DetailList layout="spread" rows={rows} className="border-t text-note" />
		</details>
	);
};
