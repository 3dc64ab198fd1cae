import { type ReactNode, useState } from "react";
import { canShareText, downloadText, shareText } from "../browser/download-text";
import { isInApp, nameBrowser } from "../browser/in-app";
import { copyText } from "../browser/share-page";
import { capitalize } from "../lib/text/words";
import { Button, ButtonLink } from "./button";
import { CopyField } from "./copy-field";

interface SavedFile {
	name: string;
	type: string;
	/** The same to copy, for browsers that don't save files: what it's called ("the dates"), and its text. */
	copy: { readonly name: string; readonly text: string };
	failure: string;
}

type OtherWayProps = Pick<SavedFile, "name" | "type" | "copy"> & { text: string };

/** Another way to keep what was written: whether the browser has saved it can't be known. */
const OtherWay = ({ name, type, text, copy }: OtherWayProps) => {
	const [shares, setShares] = useState(() => canShareText(name, text, type));
	const [copied, setCopied] = useState<"copied" | "refused">();
	const keep = async () => {
		if (!shares) setCopied(await copyText(copy.text));
		else if (!(await shareText(name, text, type))) setShares(false);
	};
	if (copied === "refused") return <CopyField label={`Copy ${copy.name} from here:`} value={copy.text} />;
	if (copied) return <p>Copied. You can paste it anywhere.</p>;
	const way = shares ? "share the file" : `copy ${copy.name}`;
	return (
		<p className="text-muted">
			{isInApp() ? `Nothing happened? Open this page in ${nameBrowser()}, or ` : "Nothing happened? "}
			<button type="button" onClick={keep} className="quiet-link py-2">
				{isInApp() ? way : capitalize(way)}
			</button>
		</p>
	);
};

/** @returns what saves a file, and what's said then: another way, because browsers inside apps save none. The parent of that is a row that wraps. */
const useSave = ({ failure, ...file }: SavedFile) => {
	const [outcome, setOutcome] = useState<{ readonly saved: string } | "failed">();
	/** @param write writes the file; loads what that takes @param saves whether the browser does so by itself */
	const save = async (write: () => string | Promise<string>, saves = false) => {
		setOutcome(undefined);
		try {
			const text = await write();
			if (!saves) downloadText(file.name, text, file.type);
			setOutcome({ saved: text });
		} catch {
			setOutcome("failed");
		}
	};
	const status = (
		<div role="status" className="order-last basis-full text-note empty:sr-only">
			{outcome === "failed" ? <p className="font-medium text-(--accent-pressed)">{failure}</p> : null}
			{typeof outcome === "object" ? <OtherWay text={outcome.saved} {...file} /> : null}
		</div>
	);
	return [save, status] as const;
};

/** Saves a file that the page writes. */
export const SaveButton = ({ write, children, ...file }: SavedFile & { write: () => string | Promise<string>; children: ReactNode }) => {
	const [save, status] = useSave(file);
	return (
		<>
			<Button variant="secondary" onClick={() => save(write)}>
				{children}
			</Button>
			{status}
		</>
	);
};

const readText = async (href: string): Promise<string> => {
	const response = await fetch(href);
	if (!response.ok) throw new Error(`${href}: ${response.status}`);
	return response.text();
};

/**
 * A link to a file of ours. Inside an app it would lead to a blank page or nowhere, so there the page saves the file as it saves its own. No `download`
 * attribute: Chromium would go to the network past the service worker, and nothing could be saved offline.
 */
export const SaveLink = ({ href, children, ...rest }: Omit<SavedFile, "name"> & { href: string; children: string }) => {
	const [save, status] = useSave({ ...rest, name: href.slice(href.lastIndexOf("/") + 1) });
	return (
		<>
			<ButtonLink
				href={href}
				variant="quiet"
				onClick={(event) => {
					if (isInApp()) event.preventDefault();
					void save(() => readText(href), !isInApp());
				}}
			>
				{children}
			</ButtonLink>
			{status}
		</>
	);
};
