import { Copy } from "lucide-react";
import { useState } from "react";
import { copyText } from "../../browser/share-page";
import { useHydrated } from "../../hooks/use-hydrated";
import { cx } from "../../ui/class-names";
import { CopyField } from "../../ui/copy-field";

/** Copies the name by which other files use a picture, and says so until the focus moves on. Absent without script. */
export const CopyName = ({ file }: { file: string }) => {
	const hydrated = useHydrated();
	const [outcome, setOutcome] = useState<"copied" | "refused">();
	return (
		<div className="flex flex-wrap items-center gap-x-3 noscript:hidden print:hidden">
			<button
				type="button"
				onClick={async () => setOutcome(await copyText(file))}
				onBlur={() => outcome === "copied" && setOutcome(undefined)}
				className={cx("quiet-link inline-flex min-h-11 items-center gap-2", !hydrated && "invisible")}
			>
				{hydrated ? <Copy className="size-4" strokeWidth={1.5} aria-hidden="true" /> : null}
				<span>
					Copy name <span className="sr-only">{file}</span>
				</span>
			</button>
			<span role="status" className="text-muted">
				{outcome === "copied" ? (
					<span>
						Copied <span className="sr-only">{file}</span>
					</span>
				) : null}
			</span>
			{outcome === "refused" ? <CopyField value={file} /> : null}
		</div>
	);
};
