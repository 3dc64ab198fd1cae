import { Printer } from "lucide-react";
import { useState } from "react";
import { isInApp, nameBrowser } from "../browser/in-app";
import { printPart } from "../browser/print-part";
import { Button } from "./button";

interface PrintButtonProps {
	children: string;
	/** The id of the only element to print; the whole page without it. */
	part?: string;
}

/** Opens the browser's print dialog, or says where there's one; hidden without script. The parent is a row that wraps. */
export const PrintButton = ({ children, part }: PrintButtonProps) => {
	const [helps, setHelps] = useState(false);
	const print = () => {
		setHelps(!window.print || isInApp());
		printPart(part);
	};
	return (
		<>
			<Button variant="secondary" className="noscript:hidden" onClick={print} data-print="hide">
				<Printer className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
				{children}
			</Button>
			{helps ? (
				<span role="alert" data-print="hide" className="order-last block basis-full pt-2 text-note text-muted">
					Nothing happened? Open this page in {nameBrowser()} to print it.
				</span>
			) : null}
		</>
	);
};
