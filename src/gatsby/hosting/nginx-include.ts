import { caching, hashedPaths } from "../../lib/http/caching";
import { filePolicy, securityHeaders, strictTransportSecurity, workerPolicy } from "./policy";
import type { PageFile } from "./site-files";

const quoted = (value: string): string => {
	if (/["$\\\n]/.test(value))
		throw new Error(`nginx would read "${value}" differently: quotes, dollars and line breaks cannot be in a header of src/gatsby/hosting/policy.ts.`);
	return `"${value}"`;
};
const powerAbove = (least: number): number => 2 ** Math.ceil(Math.log2(least + 1));

/**
 * The headers as nginx's words, to be included at the level of `http`. They follow the file served (`$uri` after try_files and
 * error_page), so that the not-found page has its own policy under every address. Pages are named in each map: nginx finds them
 * without trying its expressions.
 */
export const nginxInclude = (pages: readonly PageFile[]): string => {
	const longestKey = Math.max(...pages.map(({ file }) => file.length), 64);
	return `# Written by the build (src/gatsby/hosting): belongs to the files beside it and to no others.
map_hash_max_size ${powerAbove(pages.length * 4)};
map_hash_bucket_size ${powerAbove(longestKey + 32)};

# A function's page brings its own policy; a second one would forbid its style and its form.
map $upstream_http_content_security_policy $functions_policy {
	default "";
	"" ${quoted(filePolicy)};
}
map $uri $content_security_policy {
	default ${quoted(filePolicy)};
	~^/api/ $functions_policy;
	~\\.js$ ${quoted(workerPolicy)};
${pages.map(({ file, policy }) => `\t${quoted(file)} ${quoted(policy)};`).join("\n")}
}
map $uri $cache_control {
	default ${quoted(caching.revalidate)};
${pages.map(({ file }) => `\t${quoted(file)} ${quoted(caching.revalidate)};`).join("\n")}
	~^/api/ "no-store";
	"~${hashedPaths.replaceAll("\\", "\\\\")}" ${quoted(caching.immutable)};
}
map $https $strict_transport_security {
	default "";
	on ${quoted(strictTransportSecurity)};
}

add_header Content-Security-Policy $content_security_policy always;
add_header Cache-Control $cache_control always;
add_header Strict-Transport-Security $strict_transport_security always;
${Object.entries(securityHeaders)
	.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
	.join("\n")}
`;
};
