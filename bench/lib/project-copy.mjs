import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { deserialize, serialize } from "node:v8";
import { getPageDataPath } from "./page-types.mjs";

const excluded = new Set(["node_modules", ".cache", "public", ".git", ".tmp", "bench", "docs", "tests", "coverage"]);
const services = "content/services";
const entries = (root) =>
	readdirSync(join(root, services))
		.filter((name) => name.endsWith(".json"))
		.sort();
const read = (file) => JSON.parse(readFileSync(file, "utf8"));
const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, "\t")}\n`);

/** Copies the project without build output, links its packages, and multiplies its services up to `count`. */
export const copyProject = (to, count) => {
	mkdirSync(to, { recursive: true });
	for (const name of readdirSync(".")) if (!excluded.has(name)) cpSync(name, join(to, name), { recursive: true });
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

/** Edits one service's short description. */
export const editOne = (root) => {
	const names = entries(root);
	const file = join(root, services, names[Math.floor(names.length / 2)]);
	const service = read(file);
	write(file, { ...service, shortDescription: service.shortDescription.replace(/\.?$/, ", edited.") });
};

const isPicture = (file) => /\.(?:jpg|png|webp|avif)$/.test(file);

/** Copies generated pictures. */
const copyPictures = (from, to) => {
	for (const file of readdirSync(from, { recursive: true }))
		if (isPicture(file)) cpSync(join(from, file), join(to, file), { recursive: true, preserveTimestamps: true });
};

/** Saves the pictures that a build has generated, and Gatsby's record of them (gatsby/dist/redux/persist.js). */
export const savePictures = (root, folder) => {
	copyPictures(join(root, "public/static"), join(folder, "static"));
	const { jobsV2 } = deserialize(readFileSync(join(root, ".cache/redux/redux.rest.state")));
	writeFileSync(join(folder, "jobs"), serialize({ jobsV2 }));
};

/** Whether a folder has saved pictures. */
export const hasPictures = (folder) => existsSync(join(folder, "jobs"));

/**
 * Restores saved pictures as the only thing in a copy's cache, so that its build shows what pages cost. Gatsby's record has absolute paths, so the copy
 * has to be where the first one was.
 */
export const restorePictures = (folder, root) => {
	copyPictures(join(folder, "static"), join(root, "public/static"));
	const cache = join(root, ".cache/redux");
	mkdirSync(cache, { recursive: true });
	cpSync(join(folder, "jobs"), join(cache, "redux.rest.state"));
	// Gatsby discards a state without nodes as damaged. It writes one like this itself, because it keeps its nodes elsewhere.
	writeFileSync(
		join(cache, "redux.node.state_0"),
		serialize([["none", { id: "none", parent: "", children: [], internal: { type: "None", contentDigest: "none", owner: "" } }]]),
	);
};

/** The number of pages in a build, and for each route: bytes of HTML and page data, and the number of services that its main part links to. */
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
