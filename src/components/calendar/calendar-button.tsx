import { CalendarPlus } from "lucide-react";
import { SaveButton } from "../../ui/save-button";

/** The parent has to be a row that wraps. */
export const CalendarButton = ({
	name,
	write,
	dates,
}: {
	name: string;
	/** Its code is in the tool's own chunk, because there may be no network at the click. */
	write: () => string | Promise<string>;
	/** The dates in one line, to copy where files can't be saved. */
	dates: string;
}) => (
	<SaveButton
		name={`${name}.ics`}
		type="text/calendar"
		write={write}
		copy={{ name: "the dates", text: dates }}
		failure="We couldn’t make the calendar file. Check your connection and try again."
	>
		<CalendarPlus className="size-4.5" />
		Add to calendar
	</SaveButton>
);
