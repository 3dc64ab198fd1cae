import { type ReactNode, useState } from "react";
import { copyText } from "../browser/share-page";
import { cx } from "./class-names";

const select = (field: HTMLTextAreaElement | null): void => {
	field?.focus();
	field?.select();
};

export const CopyField = ({
	value,
	label = "Your browser doesn’t let this page copy. Copy it from here:",
}: {
	value: string;
	label?: string;
}) => (
	<label className="block w-full max-w-short text-note">
		{label}
		<textarea
			readOnly
			rows={1}
			className="control mt-1 max-h-60 min-h-13"
			value={value}
			ref={select}
		/>
	</label>
);

export const CopyButton = ({
	text,
	copied = "Copied",
	className,
	buttonClassName,
	children,
}: {
	text: string;
	/** What's shown after copying, until the focus leaves the button. */
	copied?: ReactNode;
	className?: string;
	buttonClassName: string;
	children: ReactNode;
}) => {
	const [outcome, setOutcome] = useState<"copied" | "refused">();
	return (
		<div className={cx("flex flex-wrap items-center gap-x-3", className)}>
			<button
				type="button"
				onClick={async () => setOutcome(await copyText(text))}
				onBlur={() => outcome === "copied" && setOutcome(undefined)}
				className={buttonClassName}
			>
				{children}
			</button>
			<span aria-live="polite" className="text-muted">
				{outcome === "copied" ? copied : null}
			</span>
			{outcome === "refused" && <CopyField value={text} />}
		</div>
	);
};
