import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { withFolder } from "../../../tests/support/folder";
import { precompress } from "./precompress";
import { listFiles } from "./site-files";

const { at, write } = withFolder();

test("text files are compressed once; pictures and tiny files aren't", async () => {
	const text = "<p>Elm Place</p>".repeat(100);
	write("index.html", text);
	write("a.jpg", text);
	write("small.json", "{}");
	expect(await precompress(at(), listFiles(at()))).toBe(1);
	expect(readdirSync(at()).sort()).toEqual(["a.jpg", "index.html", "index.html.br", "index.html.gz", "small.json"]);
	expect(brotliDecompressSync(readFileSync(at("index.html.br"))).toString()).toBe(text);
	expect(gunzipSync(readFileSync(at("index.html.gz"))).toString()).toBe(text);
	expect(await precompress(at(), listFiles(at()))).toBe(0);
});

test("a changed file is compressed again, and the copy has its date", async () => {
	write("index.html", "a".repeat(1000));
	await precompress(at(), listFiles(at()));
	write("index.html", "b".repeat(1000));
	utimesSync(at("index.html"), new Date("2026-01-02"), new Date("2026-01-02"));
	expect(await precompress(at(), listFiles(at()))).toBe(1);
	expect(brotliDecompressSync(readFileSync(at("index.html.br"))).toString()).toBe("b".repeat(1000));
	expect(statSync(at("index.html.br")).mtime).toEqual(new Date("2026-01-02"));
});

test("copies are deleted if their file is gone or has become too small", async () => {
	write("gone.html", "a".repeat(1000));
	write("index.html", "a".repeat(1000));
	await precompress(at(), listFiles(at()));
	rmSync(at("gone.html"));
	write("index.html", "small");
	await precompress(at(), listFiles(at()));
	expect(readdirSync(at())).toEqual(["index.html"]);
});
