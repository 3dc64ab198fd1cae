import { useSite } from "../../hooks/use-site";
import { useSpaDay } from "../../hooks/use-spa-day";
import { formatDay } from "../../lib/time/dates";
import { DetailList } from "../../ui/detail-list";
import { Disclosure } from "../../ui/disclosure";

/** The holidays on which the spa is closed, folded. The HTML has all of them; after mount those that have passed are gone. */
export const ContactHolidays = () => {
	const { holidays } = useSite().business;
	const today = useSpaDay() ?? "";
	const rows = holidays.flatMap(({ date, name }) => (date < today ? [] : [{ term: formatDay(date), detail: name }]));
	if (rows.length === 0) return null;
	return (
		<Disclosure summary="Holidays we’re closed" className="border-b">
			<DetailList layout="spread" rows={rows} className="border-t text-note" />
		</Disclosure>
	);
};
