import { expect, test } from "@playwright/test";
import sharp from "sharp";

interface Manifest {
	readonly id: string;
	readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

test("every icon of the manifest is a picture of its stated size", async ({ request }) => {
	const manifest: Manifest = await (await request.get("/manifest.webmanifest")).json();
	expect(manifest.id).toBe("/");
	expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(["any", "maskable"]));
	for (const { src, sizes } of manifest.icons) {
		const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
		expect(`${width}x${height}`, src).toBe(sizes);
	}
});

test("a page links its icons and the manifest, and they exist", async ({ page, request }) => {
	await page.goto("/");
	for (const rel of ["icon", "apple-touch-icon", "manifest"]) {
		const addresses = await page.locator(`link[rel="${rel}"]`).evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
		expect(addresses, rel).not.toEqual([]);
		for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
	}
});
