import { contentReportPath } from "../../lib/develop/report-path";

const markup = `
	<style>
		:host { all: initial; position: fixed; inset: auto 0 0 0; max-height: 70vh; width: 100%; margin: 0; overflow: auto; border: 0; border-top: 4px solid #e5484d; background: #1c1a19; color: #fff; }
		details { padding: 16px 20px; font: 14px/1.5 system-ui, sans-serif; }
		summary { cursor: pointer; font-weight: 600; }
		pre { margin: 12px 0 0; font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
	</style>
	<details open>
		<summary>The page doesn't show your last change yet, because something in content/ is wrong. Correct it and save: this goes away by itself.</summary>
		<pre></pre>
	</details>
`;

/** @returns a function that shows a message above the page; an empty one removes it */
const createPanel = (): ((message: string) => void) => {
	const host = document.createElement("div");
	host.popover = "manual";
	host.role = "alert";
	host.ariaLabel = "Problems in content/";
	const root = host.attachShadow({ mode: "open" });
	root.innerHTML = markup;
	return (message) => {
		root.querySelector("pre")?.replaceChildren(message);
		if (!message) host.remove();
		else if (!host.isConnected) {
			document.body.append(host);
			host.showPopover();
		}
	};
};

export const showContentReport = (): void => {
	const show = createPanel();
	let source: EventSource | undefined;
	// A browser opens six connections to a server for all tabs, so only visible tabs keep one.
	const connect = (): void => {
		source?.close();
		source =
			document.visibilityState === "visible" ? new EventSource(contentReportPath) : undefined;
		source?.addEventListener("message", ({ data }) => show(String(JSON.parse(String(data)))));
	};
	document.addEventListener("visibilitychange", connect);
	connect();
};
