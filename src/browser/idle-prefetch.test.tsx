import { prefetchWhenIdle } from "./prefetch";

const connection = (saveData: boolean) => Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData } });
/** What the browser has been asked to fetch ahead, in order. */
const prefetched = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map((link) => link.getAttribute("href"));

beforeEach(() => {
	jest.useFakeTimers();
	connection(false);
	document.head.innerHTML = "";
});
afterEach(() => {
	jest.useRealTimers();
	history.replaceState(null, "", "/");
});

test("about, services and contact after 2 s of idle, team and schedule 1 s later", async () => {
	void prefetchWhenIdle();
	await jest.advanceTimersByTimeAsync(1999);
	expect(prefetched()).toEqual([]);
	await jest.advanceTimersByTimeAsync(1);
	const first = ["about", "services", "contact"].map((page) => `/page-data/${page}/page-data.json`);
	expect(prefetched()).toEqual(first);
	await jest.advanceTimersByTimeAsync(999);
	expect(prefetched()).toEqual(first);
	await jest.advanceTimersByTimeAsync(1);
	expect(prefetched()).toEqual([...first, "/page-data/team/page-data.json", "/page-data/schedule/page-data.json"]);
});

test("not the page that is open", async () => {
	history.replaceState(null, "", "/services");
	void prefetchWhenIdle();
	await jest.advanceTimersByTimeAsync(3000);
	expect(prefetched()).toHaveLength(4);
	expect(prefetched()).not.toContain("/page-data/services/page-data.json");
});

test("nothing under Save-Data", async () => {
	connection(true);
	await prefetchWhenIdle();
	await jest.advanceTimersByTimeAsync(5000);
	expect(prefetched()).toEqual([]);
});
