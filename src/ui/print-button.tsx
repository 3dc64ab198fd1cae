import { Printer } from "lucide-react";
import { useState } from "react";
import { isInApp, nameBrowser } from "../browser/in-app";
import { listen } from "../browser/listen";
import { Button } from "./button";

/**
 * Marks the element for styles/print.css until the next tap or key: on iOS, "afterprint" comes
 * before the page is drawn.
 * @param id the element to print alone
 */
export const printPart = (id = ""): void => {
	const part = document.getElementById(id);
	if (part) {
		part.dataset.print = "only";
		const unmark = () => {
			end();
			delete part.dataset.print;
		};
		const end = listen(["pointerdown", "keydown"], unmark, { capture: true });
	}
	// Browsers inside apps may not have it.
	window.print?.();
};

export const PrintButton = ({ children, part }: { children: string; part?: string }) => {
	const [helps, setHelps] = useState(false);
	const print = () => {
		setHelps(!window.print || isInApp());
		printPart(part);
	};
	return (
		<>
			<Button variant="secondary" className="noscript:hidden" onClick={print} data-print="hide">
				<Printer className="size-4.5" />
				{children}
			</Button>
			{helps && (
				<span
					role="alert"
					data-print="hide"
					className="order-last block basis-full pt-2 text-note text-muted"
				>
					Nothing happened? Open this page in {nameBrowser()} to print it.
				</span>
			)}
		</>
	);
};
