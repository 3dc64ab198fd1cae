import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRefreshTimer, findSaveTime } from "./refresh-timer";

let time = 0;
const now = () => time;

test("says after how long a change was checked, and after how long a page shows it, once", () => {
	const timer = createRefreshTimer(now);
	time = 1_400;
	expect(timer.accepted({ saved: ["content/services/facial.json"], removed: [] }, 1_000)).toBe("content/services/facial.json: checked 0.4 s after the save.");
	time = 2_600;
	expect(timer.refreshed("/services/facial")).toBe("content/services/facial.json: /services/facial shows it 1.6 s after the save.");
	expect(timer.refreshed("/services/facial")).toBeUndefined();
});

test("names three files, and how many more there are", () => {
	const saved = ["content/a.json", "content/b.json"];
	const removed = ["content/c.json", "content/d.json", "content/e.json"];
	time = 500;
	expect(createRefreshTimer(now).accepted({ saved, removed }, 0)).toBe(
		"content/a.json, content/b.json, content/c.json (removed) and 2 more: checked 0.5 s after the save.",
	);
});

test("a page that shows something new without a save, or more than a minute after it, has another reason", () => {
	const timer = createRefreshTimer(now);
	expect(timer.refreshed("/")).toBeUndefined();
	timer.accepted({ saved: ["content/site.json"], removed: [] }, 0);
	time = 60_001;
	expect(timer.refreshed("/")).toBeUndefined();
});

test("a file's time is when it got here, also if a copy has an old date; a removed file has none", () => {
	const folder = mkdtempSync(join(tmpdir(), "saved-"));
	writeFileSync(join(folder, "copy.json"), "{}");
	utimesSync(join(folder, "copy.json"), new Date("2020-01-02"), new Date("2020-01-02"));
	const { ctimeMs } = statSync(join(folder, "copy.json"));
	expect(findSaveTime(folder, ["copy.json", "gone.json"])).toBe(ctimeMs);
	expect(ctimeMs).toBeGreaterThan(new Date("2020-01-03").getTime());
	expect(findSaveTime(folder, ["gone.json"])).toBeUndefined();
	rmSync(folder, { recursive: true });
});
