/**
 * `npm run check:launch -- [--json] [--env FILE]` prints what has to be done before the launch, and
 * exits 1 while anything is left (docs/specification.md R130). It reads the settings of this shell,
 * or of a file such as the server's /etc/elm-place.env.
 */
import { accessSync, constants, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { checkForBuild } from "../src/content/checks";
import { listContentTasks } from "../src/content/commands/launch/content-tasks";
import { listLicenseTasks } from "../src/content/commands/launch/license-tasks";
import {
	type LaunchSettings,
	listSettingTasks,
} from "../src/content/commands/launch/setting-tasks";
import { formatTasks } from "../src/content/commands/launch/tasks";
import { readSettings } from "../src/server/settings";

const root = process.cwd();

/** Why requests can't be stored in a folder, and what to do; undefined if they can. */
const findFolderProblem = (folder: string): string | undefined => {
	try {
		accessSync(folder, constants.W_OK);
		return undefined;
	} catch {
		return `This user can't write to the outbox's folder, ${folder}. Create it, or set OUTBOX_DIR to another one outside the project.`;
	}
};

const readLaunchSettings = (
	env: Readonly<Record<string, string | undefined>>,
	url: string,
): LaunchSettings => {
	const { settings, problems, refusal } = readSettings({ ...env, NODE_ENV: "production" }, root);
	const { outboxDir, outboxUrl, siteUrl } = settings;
	return {
		...settings,
		problems,
		siteUrl: siteUrl ?? url,
		outboxProblem: refusal ?? (outboxUrl ? undefined : findFolderProblem(outboxDir)),
	};
};

const run = async (): Promise<void> => {
	const { values } = parseArgs({ options: { json: { type: "boolean" }, env: { type: "string" } } });
	const env = values.env ? parseEnv(readFileSync(values.env, "utf8")) : process.env;
	const { loaded, problems } = await checkForBuild(root);
	const settings = readLaunchSettings(env, loaded.content.site[0]?.value.url ?? "");
	const tasks = [
		...listContentTasks(loaded, problems, new Date()),
		...listLicenseTasks(readFileSync(join(root, "LICENSE"), "utf8")),
		...listSettingTasks(settings),
	];
	process.exitCode = tasks.some(({ state }) => state === "open") ? 1 : 0;
	const source = values.env
		? `those of ${values.env}`
		: "those of this shell; for the server's, name their file: npm run check:launch -- --env FILE";
	console.log(
		values.json
			? JSON.stringify({ tasks }, null, "\t")
			: `Settings: ${source}.\n\n${formatTasks(tasks)}`,
	);
};

run().catch((error: unknown) => {
	console.error(
		`${error instanceof Error ? error.message : error}\nUsage: npm run check:launch -- [--json] [--env FILE]`,
	);
	process.exitCode = 2;
});
