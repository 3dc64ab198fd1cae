import { readFileSync } from "node:fs";
import { join } from "node:path";
import { caching } from "../../lib/http/caching";

type Header = readonly [name: string, value: string];

/**
 * The headers that nginx sends with a build, from what the build has written for nginx and, because there the time for HSTS is the machine's, for
 * static hosts.
 * @param folder public/, as it was built
 * @returns those of every answer, the one over TLS, and the policy of each file
 * @throws Error if the folder holds no build, or one of another release
 */
export const readBuiltHeaders = (folder: string) => {
	const nginx = readFileSync(join(folder, ".nginx/headers.conf"), "utf8");
	const [, map = ""] = /^map \$uri \$content_security_policy \{\n([\s\S]*?)^\}/m.exec(nginx) ?? [];
	const policies = new Map([...map.matchAll(/^\t"?(.+?)"? "(.+)";$/gm)].map(([, file = "", policy = ""]) => [file, policy]));
	const [usual, script] = [policies.get("default"), policies.get("~\\.js$")];
	const [, hsts] = /^ {2}Strict-Transport-Security: (.+)$/m.exec(readFileSync(join(folder, "_headers"), "utf8")) ?? [];
	if (!(usual && script && hsts)) throw new Error(`The headers in ${folder} are of another release. Run npm run build.`);
	const fixed = [...nginx.matchAll(/^add_header (\S+) "(.+)" always;$/gm)].map(([, name = "", value = ""]): Header => [name, value]);
	return {
		ofAll: [...fixed, ["Content-Security-Policy", usual], ["Cache-Control", caching.revalidate]] satisfies Header[],
		overTls: ["Strict-Transport-Security", hsts] satisfies Header,
		findPolicy: (file: string): string => policies.get(file) ?? (file.endsWith(".js") ? script : usual),
	};
};
