/**
 * Packages a project's functions as Netlify does after its build command: with netlify.toml as @netlify/config reads it, and with the options that
 * @netlify/build gives zip-it-and-ship-it. Each package is a folder with the files that the archive would hold. Prints what there is, as JSON.
 * @param project the built project
 * @param packages the folder for the packages
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { resolveConfig } from "@netlify/config";
import { zipFunctions } from "@netlify/zip-it-and-ship-it";

const [project, packages] = process.argv.slice(2);
const { buildDir, config } = await resolveConfig({
	repositoryRoot: project,
	cwd: project,
	offline: true,
	context: "production",
	branch: "main",
	env: {},
	buffer: true,
});
const internal = join(buildDir, ".netlify/functions-internal");
const settings = Object.entries(config.functions).map(([name, { included_files, node_bundler, external_node_modules, schedule }]) => [
	name,
	{ includedFiles: included_files, includedFilesBasePath: buildDir, nodeBundler: node_bundler, externalNodeModules: external_node_modules, schedule },
]);
const made = await zipFunctions([internal, config.functionsDirectory].filter(existsSync), packages, {
	archiveFormat: "none",
	basePath: buildDir,
	config: Object.fromEntries(settings),
	configFileDirectories: [internal],
	internalSrcFolder: internal,
	repositoryRoot: buildDir,
});
const functions = made.map(({ name, path, entryFilename, schedule }) => ({ name, folder: path, entry: entryFilename, schedule }));
console.log(JSON.stringify({ command: config.build.command, publish: config.build.publish, functions }));
