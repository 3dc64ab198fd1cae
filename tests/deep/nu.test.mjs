/** The W3C's own HTML checker (the Nu checker) finds nothing wrong with any page of the build. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join, relative } from "node:path";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { installMissing } from "../../.scripts/debian.mjs";
import { installOnce } from "../../.scripts/dependencies.mjs";
import { java } from "../../.scripts/java.mjs";
import { builtPages } from "../support/built-pages.mjs";

const folder = fileURLToPath(new URL("nu", import.meta.url));

/** What it says that isn't a fault here. */
const accepted = [
	// Its CSS checker knows no container queries, no @property and no anchors; the build and Biome read the styles.
	/^CSS: /,
	// React writes `<meta/>`.
	/^Trailing slash on void elements/,
	// A section without a heading, such as a quotation, has no role, so screen readers don't announce it.
	/^Section lacks heading/,
	// An article's heading is the page's h1, in the section at its top.
	/^Article lacks heading/,
	/^Consider using the “h1” element as a top-level heading only/,
];

/** What the checker says about files, except what's accepted. @throws Error if it doesn't run, with what it wrote */
const check = (files) => {
	const jar = join(folder, "node_modules/vnu-jar/build/dist/vnu.jar");
	const { stdout, stderr } = spawnSync("java", ["-jar", jar, "--stdout", "--exit-zero-always", "--format", "json", ...files], {
		encoding: "utf8",
		maxBuffer: 1e8,
	});
	if (!stdout.startsWith("{")) throw new Error(`The Nu checker didn't run. It wrote:\n${stderr}`);
	return JSON.parse(stdout)
		.messages.filter(({ message }) => !accepted.some((pattern) => pattern.test(message)))
		.map(({ url, ...problem }) => ({ file: relative(".", fileURLToPath(url)), ...problem }));
};

let found;
before(() => {
	installMissing(java);
	installOnce(folder, { message: "Installing the Nu checker (32 MB) …", options: ["--ignore-scripts"] });
	found = check(builtPages());
});

for (const page of builtPages())
	test(page, () => {
		const problems = found.filter(({ file }) => file === page).map(({ message, extract }) => `${message} (${extract})`);
		assert.ok(problems.length === 0, problems.join("\n"));
	});
