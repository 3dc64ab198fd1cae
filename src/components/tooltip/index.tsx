import { useRef } from "react";
import { useTooltip } from "./use-tooltip";

/** The one tooltip of the page. Its words are its element's accessible name, which is not to be read twice. */
export const Tooltip = () => {
	const ref = useRef<HTMLDivElement>(null);
	useTooltip(ref);
	return <div ref={ref} popover="manual" role="tooltip" aria-hidden="true" data-tone="deep" data-print="hide" className="tooltip" />;
};
