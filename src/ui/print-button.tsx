import { Printer } from "lucide-react";
import { Button } from "./button";

/** Opens the browser's print dialog; hidden without script. */
export const PrintButton = ({ children }: { children: string }) => (
	<Button variant="secondary" className="noscript:hidden" onClick={() => window.print()} data-print="hide">
		<Printer className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
		{children}
	</Button>
);
