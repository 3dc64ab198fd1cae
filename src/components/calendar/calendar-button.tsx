import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { downloadText } from "../../browser/download-text";
import { Button } from "../../ui/button";

interface CalendarButtonProps {
	/** The file's name without its ending. */
	name: string;
	/** Writes the file; loads what that takes. */
	write: () => Promise<string>;
}

/** Saves a calendar file. If it can't be written, that's said below the button; the parent is a row that wraps. */
export const CalendarButton = ({ name, write }: CalendarButtonProps) => {
	const [failed, setFailed] = useState(false);
	const save = async () => {
		setFailed(false);
		try {
			downloadText(`${name}.ics`, await write(), "text/calendar");
		} catch {
			setFailed(true);
		}
	};
	return (
		<>
			<Button variant="secondary" onClick={save}>
				<CalendarPlus className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
				Add to calendar
			</Button>
			<p role="status" className="order-last basis-full text-note font-medium text-(--accent-pressed)">
				{failed ? "We couldn’t make the calendar file. Check your connection and try again." : null}
			</p>
		</>
	);
};
