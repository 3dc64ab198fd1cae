import { prefetchWhenIdle } from "./prefetch";

const prefetched = () =>
	[...document.querySelectorAll('link[rel="prefetch"]')].map(
		(link) => /^\/page-data(.+)\/page-data\.json$/.exec(link.getAttribute("href") ?? "")?.[1],
	);

test.each([
	["/services", false, ["/about", "/contact"], ["/about", "/contact", "/team", "/schedule"]],
	[
		"/",
		false,
		["/about", "/services", "/contact"],
		["/about", "/services", "/contact", "/team", "/schedule"],
	],
	["/", true, [], []],
])(
	"on %s, with Save-Data %s, %j after 2 s of idle, %j 1 s later",
	async (path, saveData, first, all) => {
		jest.useFakeTimers();
		document.head.innerHTML = "";
		history.replaceState(null, "", path);
		Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData } });
		void prefetchWhenIdle();
		for (const [milliseconds, expected] of [
			[1999, []],
			[1, first],
			[999, first],
			[1, all],
		] as const) {
			await jest.advanceTimersByTimeAsync(milliseconds);
			expect(prefetched()).toEqual(expected);
		}
	},
);
