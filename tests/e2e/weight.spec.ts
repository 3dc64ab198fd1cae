import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";

const root = join(__dirname, "../../public");
const brotli = (file: string): number => brotliCompressSync(readFileSync(join(root, file))).length;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Kilobytes of page data, compressed (issue 2), where placeholders are colours. */
for (const [path, file] of [
	["/services", "page-data/services/page-data.json"],
	["/", "page-data/index/page-data.json"],
] as const)
	test(`the page data of ${path} stays under 12 kB compressed`, () => {
		const size = brotli(file);
		console.log(`page data of ${path}: ${kilobytes(size)}`);
		expect(size).toBeLessThan(12_000);
	});

/** Bytes of script a first load asks for before anybody does anything, brotli. */
for (const [path, limit] of [
	["/", 140_000],
	["/services/microneedling", 130_000],
] as const)
	test(`the first load of ${path} asks for less than ${limit / 1000} kB of script`, async ({ page }) => {
		const scripts = new Set<string>();
		page.on("response", (response) => response.request().resourceType() === "script" && scripts.add(new URL(response.url()).pathname));
		await page.goto(path, { waitUntil: "load" });
		await page.waitForTimeout(1500);
		const size = [...scripts].reduce((sum, file) => sum + brotli(file), 0);
		console.log(`script of ${path}: ${kilobytes(size)} in ${scripts.size} files`);
		expect(size).toBeLessThan(limit);
	});
