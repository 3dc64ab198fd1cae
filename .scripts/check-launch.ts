/**
 * `npm run check:launch -- [--json] [--env FILE] [--machine FOLDER]`: what has to be done before the launch, and exit code 1 while anything is
 * (docs/specification.md R130). Settings are this shell's, or those of a file such as the server's /etc/elm-place.env. The folder is nginx's
 * `machine/` (docs/hosting.md), by default /srv/elm-place/machine.
 */
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { checkBuild } from "../src/content/checks/build";
import { listContentDuties } from "../src/content/launch/content-duties";
import { countDuties, formatDuties } from "../src/content/launch/report";
import { listSampleDuties } from "../src/content/launch/sample-duties";
import { type LaunchSettings, listSettingDuties } from "../src/content/launch/setting-duties";
import { readSettings } from "../src/server/settings";

type Environment = Readonly<Record<string, string | undefined>>;

const root = process.cwd();

/** Why requests can't be kept in a folder; undefined if they can. */
const findFolderProblem = (folder: string): string | undefined => {
	if (!existsSync(folder)) return `There's no folder ${folder} on this machine.`;
	try {
		accessSync(folder, constants.W_OK);
		return undefined;
	} catch {
		return `This user may not write to ${folder}.`;
	}
};

const readHsts = (env: Environment, machine: string): LaunchSettings["hsts"] => {
	const file = join(machine, "hsts.conf");
	const [, seconds] = (existsSync(file) && /^\s*default\s+(\d+);/m.exec(readFileSync(file, "utf8"))) || [];
	if (seconds) return { seconds: Number(seconds), from: file };
	return /^\d+$/.test(env.HSTS_MAX_AGE ?? "") ? { seconds: Number(env.HSTS_MAX_AGE), from: "HSTS_MAX_AGE" } : undefined;
};

const readLaunchSettings = (env: Environment, machine: string, url: string): LaunchSettings => {
	const { settings, problems, refusal } = readSettings({ ...env, NODE_ENV: "production" }, root);
	const { alertUrl, linkSecret, outboxDir, outboxUrl, siteUrl, smtp, trustedProxies } = settings;
	return {
		...{ alertUrl, linkSecret, problems, smtp, trustedProxies },
		siteUrl: siteUrl ?? url,
		outbox: outboxUrl ? "a database" : outboxDir,
		outboxProblem: refusal ?? (outboxUrl ? undefined : findFolderProblem(outboxDir)),
		hsts: readHsts(env, machine),
	};
};

const run = async (): Promise<void> => {
	const options = { json: { type: "boolean" }, env: { type: "string" }, machine: { type: "string", default: "/srv/elm-place/machine" } } as const;
	const { values } = parseArgs({ options });
	const env = values.env ? parseEnv(readFileSync(values.env, "utf8")) : process.env;
	const { loaded, problems } = await checkBuild(root);
	const settings = readLaunchSettings(env, values.machine, loaded.content.site[0]?.value.url ?? "");
	const duties = [...listSampleDuties(loaded), ...listContentDuties(loaded, problems, new Date()), ...listSettingDuties(settings)];
	process.exitCode = countDuties(duties).open > 0 ? 1 : 0;
	if (values.json) {
		console.log(JSON.stringify({ ...countDuties(duties), duties }, null, "\t"));
		return;
	}
	const hint = "For the server's, name the file: npm run check:launch -- --env FILE";
	console.log(values.env ? `Settings: those of ${values.env}.\n` : `Settings: those of this shell.\n${hint}\n`);
	console.log(formatDuties(duties));
};

run().catch((error: unknown) => {
	console.error(`${error instanceof Error ? error.message : error}\nUsage: npm run check:launch -- [--json] [--env FILE] [--machine FOLDER]`);
	process.exitCode = 2;
});
