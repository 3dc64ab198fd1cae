import { prefetchWhenIdle } from "./prefetch";

const connection = (saveData: boolean) => Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData } });
/** The pages that the browser has been asked to fetch ahead, in order. */
const prefetched = () =>
	[...document.querySelectorAll('link[rel="prefetch"]')].map((link) => /^\/page-data(.+)\/page-data\.json$/.exec(link.getAttribute("href") ?? "")?.[1]);

beforeEach(() => {
	jest.useFakeTimers();
	connection(false);
	document.head.innerHTML = "";
});
afterEach(() => history.replaceState(null, "", "/"));

test("about, services and contact after 2 s of idle, team and schedule 1 s later", async () => {
	void prefetchWhenIdle();
	await jest.advanceTimersByTimeAsync(1999);
	expect(prefetched()).toEqual([]);
	await jest.advanceTimersByTimeAsync(1);
	expect(prefetched()).toEqual(["/about", "/services", "/contact"]);
	await jest.advanceTimersByTimeAsync(999);
	expect(prefetched()).toHaveLength(3);
	await jest.advanceTimersByTimeAsync(1);
	expect(prefetched()).toEqual(["/about", "/services", "/contact", "/team", "/schedule"]);
});

test.each([
	["the page that is open", false, ["/about", "/contact", "/team", "/schedule"]],
	["anything under Save-Data", true, []],
])("not %s", async (_name, saveData, expected) => {
	history.replaceState(null, "", "/services");
	connection(saveData);
	void prefetchWhenIdle();
	await jest.advanceTimersByTimeAsync(3000);
	expect(prefetched()).toEqual(expected);
});
