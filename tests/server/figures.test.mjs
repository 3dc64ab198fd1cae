/** What browsers report, and the figures at the desk. */
import { ask, get, noteByDesk, site, startDesk } from "../support/server-desk.mjs";
import { until } from "../support/server-until.mjs";

beforeAll(startDesk);

const report = (body, page = "/pricing?utm_source=mail&name=Maria", headers = {}) =>
	fetch(`${site.url}/api/reports`, {
		method: "POST",
		headers: { Referer: site.url + page, "User-Agent": "Firefox/150", ...headers },
		body,
	});

test("visits, requests, answers and errors are counted; an error that comes six times is in health", async () => {
	expect((await report("https://www.example.com/x?q=Maria")).status).toBe(204);
	await report("", "/no-such-page");
	await report("", "/team", { "Sec-Fetch-Site": "cross-site" });
	const health = async () => (await (await fetch(`${site.url}/api/health`)).json()).warnings.join();
	for (let time = 0; time < 5; time += 1) await report('abcdef0123 Error: "Maria" broke');
	expect(await health()).not.toContain("broke");
	await report('abcdef0123 Error: "Maria" broke');
	await until("health warns", async () =>
		/last release.*Error: … broke \(\/pricing, Firefox, build abcdef01\)/.test(await health()),
	);
	await noteByDesk(await ask(), { status: "contacted" });
	const { text } = await get("/api/desk/figures");
	for (const part of [
		"1 /pricing",
		"1 other",
		"1 mail",
		"1 direct",
		"1 Appointment request",
		"1 HydraFacial",
		"1 answered after",
		"6 Error: … broke",
	])
		expect(text).toContain(part);
	expect(text).not.toMatch(/Maria|\/team/);
	expect((await get("/api/desk/figures", {})).text).toContain("Sign in");
});
