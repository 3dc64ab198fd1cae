import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { deserialize, serialize } from "node:v8";
import { getPageDataPath } from "./page-types.mjs";

const left = new Set(["node_modules", ".cache", "public", ".git", ".tmp", "bench", "docs", "tests", "coverage"]);
const services = "content/services";
const entries = (root) =>
	readdirSync(join(root, services))
		.filter((name) => name.endsWith(".json"))
		.sort();
const read = (file) => JSON.parse(readFileSync(file, "utf8"));
const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, "\t")}\n`);

/** The project without what a build writes, its packages linked, and its services multiplied to `count` (never fewer than there are). */
export const copyProject = (to, count) => {
	mkdirSync(to, { recursive: true });
	for (const name of readdirSync(".")) if (!left.has(name)) cpSync(name, join(to, name), { recursive: true });
	symlinkSync(resolve("node_modules"), join(to, "node_modules"));
	const originals = entries(to);
	for (let index = originals.length; index < count; index += 1) {
		const name = originals[index % originals.length];
		const service = read(join(to, services, name));
		const number = String(index).padStart(4, "0");
		const slug = `${basename(name, ".json")}-${number}`;
		const seo = { ...service.seo, title: `${service.seo.title.slice(0, 50)} ${number}` };
		write(join(to, services, `${slug}.json`), { ...service, slug, title: `${service.title} ${number}`, seo });
	}
	return entries(to).length;
};

/** Changes one service's short description, as an editor would. */
export const editOne = (root) => {
	const names = entries(root);
	const file = join(root, services, names[Math.floor(names.length / 2)]);
	const service = read(file);
	write(file, { ...service, shortDescription: service.shortDescription.replace(/\.?$/, ", edited.") });
};

const isPicture = (file) => /\.(?:jpg|png|webp|avif)$/.test(file);

/** Copies the derivatives of pictures from one folder of static files to another. */
const copyPictures = (from, to) => {
	for (const file of readdirSync(from, { recursive: true }))
		if (isPicture(file)) cpSync(join(from, file), join(to, file), { recursive: true, preserveTimestamps: true });
};

/** Puts aside the derivatives a build has made, and Gatsby's notes that it has made them (gatsby/dist/redux/persist.js). */
export const keepPictures = (root, aside) => {
	copyPictures(join(root, "public/static"), join(aside, "static"));
	const { jobsV2 } = deserialize(readFileSync(join(root, ".cache/redux/redux.rest.state")));
	writeFileSync(join(aside, "jobs"), serialize({ jobsV2 }));
};

/** Whether pictures were put aside there before. */
export const hasPictures = (aside) => existsSync(join(aside, "jobs"));

/**
 * Gives a copy those pictures: its build then costs what pages cost, with nothing else in its cache. Gatsby knows a picture by its
 * absolute folder too, so the copy has to stand where the first one stood.
 */
export const givePictures = (aside, root) => {
	copyPictures(join(aside, "static"), join(root, "public/static"));
	const cache = join(root, ".cache/redux");
	mkdirSync(cache, { recursive: true });
	cpSync(join(aside, "jobs"), join(cache, "redux.rest.state"));
	// A state without a node would be taken for a damaged one and thrown away; Gatsby keeps its nodes elsewhere and writes such a one itself.
	writeFileSync(
		join(cache, "redux.node.state_0"),
		serialize([["none", { id: "none", parent: "", children: [], internal: { type: "None", contentDigest: "none", owner: "" } }]]),
	);
};

/** Pages in a build, and for each route named: bytes of HTML and page data, and how many services its main part links to. */
export const builtSizes = (root, routes) => {
	const folder = join(root, "public");
	const pages = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith("index.html")).length;
	const sizes = routes.map((route) => {
		const html = readFileSync(join(folder, route, "index.html"), "utf8");
		const data = join(folder, getPageDataPath(route));
		const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
		return {
			route,
			html: Buffer.byteLength(html),
			data: existsSync(data) ? readFileSync(data).length : 0,
			services: new Set([...main.matchAll(/href="\/services\/([a-z0-9-]+)"/g)].map(([, slug]) => slug)).size,
		};
	});
	return { pages, sizes };
};
