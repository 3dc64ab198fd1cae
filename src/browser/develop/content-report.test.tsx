import { contentReportPath } from "../../lib/develop/addresses";
import { showContentReport } from "./content-report";

class EventSourceDouble extends EventTarget {
	static readonly open = new Set<EventSourceDouble>();
	constructor(readonly url: string) {
		super();
		EventSourceDouble.open.add(this);
	}
	close() {
		EventSourceDouble.open.delete(this);
	}
}
const send = (message: string): void => {
	for (const source of EventSourceDouble.open) source.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
};
const getPanel = () => document.querySelector<HTMLElement>("[role=alert]");
const getText = () => getPanel()?.shadowRoot?.querySelector("pre")?.textContent;
const setVisibility = (state: DocumentVisibilityState): void => {
	Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
	document.dispatchEvent(new Event("visibilitychange"));
};

beforeAll(() => {
	Object.assign(window, { EventSource: EventSourceDouble });
	HTMLElement.prototype.showPopover = () => {};
	showContentReport();
});

test("shows a message over the page, the next one in its place, and nothing once all is right", () => {
	expect([...EventSourceDouble.open].map(({ url }) => url)).toEqual([contentReportPath]);
	send("");
	expect(getPanel()).toBeNull();
	send("content/site.json:1:1\n    found     nothing");
	expect(getText()).toBe("content/site.json:1:1\n    found     nothing");
	send("Something else.");
	expect(getText()).toBe("Something else.");
	expect(document.querySelectorAll("[role=alert]")).toHaveLength(1);
	send("");
	expect(getPanel()).toBeNull();
});

test("a tab that's out of view keeps no connection", () => {
	setVisibility("hidden");
	expect(EventSourceDouble.open.size).toBe(0);
	setVisibility("visible");
	expect(EventSourceDouble.open.size).toBe(1);
});
