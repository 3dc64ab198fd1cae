import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { readShifts, watchShifts } from "../support/layout-shifts";
import { twoFrames } from "../support/shell";

for (const file of ["index.html", "404.html"])
	test(`${file}: the words at the foot of the first section don't move while the rest of the HTML arrives`, async ({ page }) => {
		const html = readFileSync(`public/${file}`, "utf8");
		const middle = html.indexOf("</h1>") + "</h1>".length;
		let sendRest = (): void => undefined;
		const server = createServer((request, response) => {
			if (request.url !== "/") return response.writeHead(404).end();
			response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).write(html.slice(0, middle));
			sendRest = () => response.end(html.slice(middle));
		});
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		await page.setViewportSize({ width: 390, height: 844 });
		await watchShifts(page);
		await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { waitUntil: "commit" });
		await page.locator("h1").waitFor({ state: "attached" });
		await twoFrames(page);
		sendRest();
		await page.waitForLoadState();
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await twoFrames(page);
		expect(await readShifts(page)).toBeLessThan(0.01);
		server.closeAllConnections();
		server.close();
	});
