import { CalendarPlus } from "lucide-react";
import { SaveButton } from "../../ui/save-button";

interface CalendarButtonProps {
	name: string;
	/** A tool brings the code for it along, because it may be used without a network. */
	write: () => string | Promise<string>;
	/** The dates in one line, to copy where files can't be saved. */
	dates: string;
}

/** The parent is a row that wraps. */
export const CalendarButton = ({ name, write, dates }: CalendarButtonProps) => (
	<SaveButton
		name={`${name}.ics`}
		type="text/calendar"
		write={write}
		copy={{ name: "the dates", text: dates }}
		failure="We couldn’t make the calendar file. Check your connection and try again."
	>
		<CalendarPlus className="size-4.5" aria-hidden="true" />
		Add to calendar
	</SaveButton>
);
