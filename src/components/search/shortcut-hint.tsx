import { useState } from "react";
import { slash } from "./shortcut";

/** The keys that open the search, and how to turn the single one off; only where there's likely a keyboard. */
export const ShortcutHint = () => {
	const [on, setOn] = useState(slash.on);
	const toggle = () => {
		slash.on = !on;
		setOn(!on);
	};
	const chord = /Mac/.test(navigator.userAgent) ? "⌘ K" : "Ctrl K";
	return (
		<p className="hidden items-center gap-x-4 border-t border-hairline py-3 text-label text-caption lg:flex">
			<span>{`Press ${on ? "/ or " : ""}${chord} on any page to search.`}</span>
			<button type="button" className="quiet-link min-h-9" onClick={toggle}>
				{on ? "Turn off the / key" : "Turn on the / key"}
			</button>
		</p>
	);
};
