import { type MouseEvent, type ReactNode, useState } from "react";
import { canShareText, downloadText, shareText } from "../browser/download-text";
import { isInApp, nameBrowser } from "../browser/in-app";
import { copyText } from "../browser/share-page";
import { capitalize } from "../lib/text/words";
import { Button, ButtonLink } from "./button";
import { CopyField } from "./copy-field";

interface SaveButtonProps {
	name: string;
	/** With it, this is a link. Inside an app, the link would lead nowhere. */
	href?: string;
	type: string;
	write: () => string | Promise<string>;
	/** For browsers that don't save files: what the content is called ("the dates"), and its text. */
	copy: { name: string; text: string };
	failure: string;
	children: ReactNode;
}

/** A page can't know whether the browser has saved the file. */
const OtherWay = ({
	name,
	type,
	text,
	copy,
}: Pick<SaveButtonProps, "name" | "type" | "copy"> & { text: string }) => {
	const [shares, setShares] = useState(() => canShareText(name, text, type));
	const [copied, setCopied] = useState<"copied" | "refused">();
	const keep = async () => {
		if (!shares) setCopied(await copyText(copy.text));
		else if (!(await shareText(name, text, type))) setShares(false);
	};
	if (copied === "refused")
		return <CopyField label={`Copy ${copy.name} from here:`} value={copy.text} />;
	if (copied) return <p>Copied. You can paste it anywhere.</p>;
	const way = shares ? "share the file" : `copy ${copy.name}`;
	return (
		<p className="text-muted">
			{isInApp()
				? `Nothing happened? Open this page in ${nameBrowser()}, or `
				: "Nothing happened? "}
			<button type="button" onClick={keep} className="quiet-link py-2">
				{isInApp() ? way : capitalize(way)}
			</button>
		</p>
	);
};

export const SaveButton = ({ href, write, failure, children, ...file }: SaveButtonProps) => {
	const [outcome, setOutcome] = useState<{ saved: string } | "failed">();
	const save = async (event: MouseEvent) => {
		const follows = href !== undefined && !isInApp();
		if (!follows) event.preventDefault();
		setOutcome(undefined);
		try {
			const text = await write();
			if (!follows) downloadText(file.name, text, file.type);
			setOutcome({ saved: text });
		} catch {
			setOutcome("failed");
		}
	};
	return (
		<>
			{href ? (
				<ButtonLink href={href} variant="quiet" onClick={save}>
					{children}
				</ButtonLink>
			) : (
				<Button variant="secondary" onClick={save}>
					{children}
				</Button>
			)}
			<div role="status" className="order-last basis-full text-note empty:sr-only">
				{outcome === "failed" && <p className="font-medium text-(--accent-pressed)">{failure}</p>}
				{typeof outcome === "object" && <OtherWay text={outcome.saved} {...file} />}
			</div>
		</>
	);
};
