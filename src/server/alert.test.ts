import { createNotifier } from "./alert";
import type { Health } from "./health";

const fetchMock = jest.spyOn(globalThis, "fetch");
const log = jest.spyOn(console, "error").mockReturnValue();
let health: Partial<Health> = {};
const ill = { ok: false, warnings: ["The disk is full.", "Free some space."] };
const create = () =>
	createNotifier(async () => health as Health, "Elm", "https://hooks.example/secret");

beforeEach(() => {
	jest.useFakeTimers();
	log.mockClear();
	fetchMock.mockReset().mockImplementation(async () => new Response("ok"));
});
afterEach(() => jest.useRealTimers());

test("it reports trouble hourly, and when it's over", async () => {
	const run = create();
	const check = async (minutes: number) => {
		for (let minute = 0; minute < minutes; minute += 1) {
			await run();
			jest.advanceTimersByTime(60_000);
		}
		return fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).text);
	};
	health = { ok: true };
	expect(await check(1)).toEqual([]);
	health = ill;
	const trouble = expect.stringMatching(
		/^Elm, server \S+: Something needs attention\. The disk is full\. Free some space\.$/,
	);
	expect(await check(60)).toEqual([trouble]);
	expect(log.mock.calls).toEqual([
		["[forms] warning: Something needs attention. The disk is full. Free some space."],
	]);
	expect(await check(1)).toEqual([trouble, trouble]);
	health = { ok: true };
	expect(await check(2)).toEqual([trouble, trouble, expect.stringContaining("All is well again")]);
});

test("what the webhook doesn't take is reported again", async () => {
	const run = create();
	health = ill;
	fetchMock.mockResolvedValueOnce(new Response("no", { status: 500 }));
	for (let time = 0; time < 3; time += 1) await run();
	expect(fetchMock).toHaveBeenCalledTimes(2);
	expect(log.mock.calls[1]).toEqual([
		expect.stringMatching(
			/The alert didn't get to hooks\.example: it answered 500\. Expected .*ALERT_URL/,
		),
	]);
	expect(JSON.stringify(log.mock.calls)).not.toContain("secret");
});
