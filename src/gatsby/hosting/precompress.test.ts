import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { withFolder } from "../../../tests/support/folder";
import { precompress } from "./precompress";
import { listFiles } from "./site-files";

const { at, write } = withFolder();
const compress = () => precompress(at(), listFiles(at()));

test("text files that have changed are compressed; old copies go", async () => {
	const text = "<p>Elm Place</p>".repeat(100);
	for (const name of ["index.html", "gone.html", "a.jpg"]) write(name, text);
	write("small.json", "{}");
	expect(await compress()).toBe(2);
	expect(await compress()).toBe(0);
	expect(gunzipSync(readFileSync(at("index.html.gz"))).toString()).toBe(text);
	rmSync(at("gone.html"));
	write("index.html", "b".repeat(1000));
	utimesSync(at("index.html"), new Date("2026-01-02"), new Date("2026-01-02"));
	expect(await compress()).toBe(1);
	expect(brotliDecompressSync(readFileSync(at("index.html.br"))).toString()).toBe("b".repeat(1000));
	expect(statSync(at("index.html.br")).mtime).toEqual(new Date("2026-01-02"));
	write("index.html", "small");
	await compress();
	expect(readdirSync(at()).sort()).toEqual(["a.jpg", "index.html", "small.json"]);
});
