import { type ReactNode, useState } from "react";
import { canShareText, downloadText, shareText } from "../browser/download-text";
import { isInApp, nameBrowser } from "../browser/in-app";
import { copyText } from "../browser/share-page";
import { Button } from "./button";
import { CopyField } from "./copy-field";

interface SaveButtonProps {
	name: string;
	type: string;
	/** Writes the file; loads what that takes. */
	write: () => string | Promise<string>;
	/** The same to copy, for browsers that don't save files: what it's called ("the dates"), and its text. */
	copy: { readonly name: string; readonly text: string };
	failure: string;
	children: ReactNode;
}

/** Another way to keep what was written: whether the browser has saved it can't be known. */
const OtherWay = ({ name, type, text, copy }: Pick<SaveButtonProps, "name" | "type" | "copy"> & { text: string }) => {
	const [shares, setShares] = useState(() => canShareText(name, text, type));
	const [copied, setCopied] = useState<"copied" | "refused">();
	const keep = async () => {
		if (!shares) setCopied(await copyText(copy.text));
		else if (!(await shareText(name, text, type))) setShares(false);
	};
	if (copied === "refused") return <CopyField label={`Copy ${copy.name} from here:`} value={copy.text} />;
	if (copied) return <p>Copied. You can paste it anywhere.</p>;
	return (
		<p className="text-muted">
			{isInApp() ? `Nothing happened? Open this page in ${nameBrowser()}, or ` : "Nothing happened? "}
			<button type="button" onClick={keep} className="quiet-link py-2">
				{shares ? "Share the file" : `${isInApp() ? "copy" : "Copy"} ${copy.name}`}
			</button>
		</p>
	);
};

/** Saves a file that the page writes, and offers another way below, because browsers inside apps save none. The parent is a row that wraps. */
export const SaveButton = ({ write, failure, children, ...file }: SaveButtonProps) => {
	const [outcome, setOutcome] = useState<{ readonly saved: string } | "failed">();
	const save = async () => {
		setOutcome(undefined);
		try {
			const text = await write();
			downloadText(file.name, text, file.type);
			setOutcome({ saved: text });
		} catch {
			setOutcome("failed");
		}
	};
	return (
		<>
			<Button variant="secondary" onClick={save}>
				{children}
			</Button>
			<div role="status" className="order-last basis-full text-note">
				{outcome === "failed" ? <p className="font-medium text-(--accent-pressed)">{failure}</p> : null}
				{typeof outcome === "object" ? <OtherWay text={outcome.saved} {...file} /> : null}
			</div>
		</>
	);
};
