import { Share } from "lucide-react";
import { useState } from "react";
import { type Shared, sharePage } from "../../browser/share-page";
import { Button } from "../../ui/button";
import { CopyField } from "../../ui/copy-field";

export const ShareButton = ({
	children = "Share this page",
	getUrl = () => location.origin + location.pathname,
	title,
}: {
	children?: string;
	/** A function, so that what a visitor has chosen is read at the click and not kept. */
	getUrl?: () => string;
	title?: string;
}) => {
	const [outcome, setOutcome] = useState<Shared>();
	return (
		<>
			<span
				className="inline-flex flex-wrap items-center gap-x-3 noscript:hidden"
				data-print="hide"
			>
				<Button variant="quiet" onClick={async () => setOutcome(await sharePage(getUrl(), title))}>
					<Share className="size-4.5" />
					{children}
				</Button>
				<span aria-live="polite" className="text-note text-muted">
					{outcome === "copied" ? "Link copied" : null}
				</span>
			</span>
			{outcome === "refused" && <CopyField label="Copy this address" value={getUrl()} />}
		</>
	);
};
