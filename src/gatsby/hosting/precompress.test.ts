import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { precompress } from "./precompress";
import { listFiles } from "./site-files";

let folder: string;
const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "hosting-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("text files are compressed once; pictures and tiny files aren't", async () => {
	const text = "<p>Elm Place</p>".repeat(100);
	write("index.html", text);
	write("a.jpg", text);
	write("small.json", "{}");
	expect(await precompress(folder, listFiles(folder))).toBe(1);
	expect(readdirSync(folder).sort()).toEqual(["a.jpg", "index.html", "index.html.br", "index.html.gz", "small.json"]);
	expect(brotliDecompressSync(readFileSync(join(folder, "index.html.br"))).toString()).toBe(text);
	expect(gunzipSync(readFileSync(join(folder, "index.html.gz"))).toString()).toBe(text);
	expect(await precompress(folder, listFiles(folder))).toBe(0);
});

test("a changed file is compressed again, and the copy has its date", async () => {
	write("index.html", "a".repeat(1000));
	await precompress(folder, listFiles(folder));
	write("index.html", "b".repeat(1000));
	utimesSync(join(folder, "index.html"), new Date("2026-01-02"), new Date("2026-01-02"));
	expect(await precompress(folder, listFiles(folder))).toBe(1);
	expect(brotliDecompressSync(readFileSync(join(folder, "index.html.br"))).toString()).toBe("b".repeat(1000));
	expect(statSync(join(folder, "index.html.br")).mtime).toEqual(new Date("2026-01-02"));
});

test("copies are deleted if their file is gone or has become too small", async () => {
	write("gone.html", "a".repeat(1000));
	write("index.html", "a".repeat(1000));
	await precompress(folder, listFiles(folder));
	rmSync(join(folder, "gone.html"));
	write("index.html", "small");
	await precompress(folder, listFiles(folder));
	expect(readdirSync(folder)).toEqual(["index.html"]);
});
