import { Printer } from "lucide-react";
import { printPart } from "../browser/print-part";
import { Button } from "./button";

interface PrintButtonProps {
	children: string;
	/** The id of the only element to print; the whole page without it. */
	part?: string;
}

/** Opens the browser's print dialog; hidden without script. */
export const PrintButton = ({ children, part }: PrintButtonProps) => (
	<Button variant="secondary" className="noscript:hidden" onClick={() => (part ? printPart(part) : window.print())} data-print="hide">
		<Printer className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
		{children}
	</Button>
);
