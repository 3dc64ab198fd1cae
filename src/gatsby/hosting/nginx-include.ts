import { caching, hashedPaths } from "../../lib/http/caching";
import { addQuery, getSpellings, type Redirect } from "../../lib/pages/navigation";
import { retryAfter } from "./nginx-pages";
import { filePolicy, securityHeaders, strictTransportSecurity, workerPolicy } from "./security-headers";
import type { PageFile } from "./site-files";

const quote = (value: string): string => {
	if (/["$\\\n]/.test(value))
		throw new Error(
			`nginx would read "${value}" differently: quotes, dollar signs and line breaks can't be in a header of src/gatsby/hosting/security-headers.ts.`,
		);
	return `"${value}"`;
};

/** nginx fills in the query of the request. The schema of redirects allows nothing that nginx would read differently. */
const redirectLines = (redirect: Redirect): string[] => getSpellings(redirect).map((from) => `\t${quote(from)} "${addQuery(redirect.to, "$is_args$args")}";`);

/**
 * The headers and redirects as nginx directives, to be included in `http`. Headers depend on the file served (`$uri` after try_files and error_page), so the
 * not-found page has its own policy at every address. deploy/nginx.conf answers with `$redirect` unless it's empty, and defines `$hsts_max_age`.
 */
export const nginxInclude = (pages: readonly PageFile[], redirects: readonly Redirect[], refusals: readonly PageFile[] = []): string => {
	// The tables' sizes are enough for some thousand pages and redirects, with names as long as a file's may be.
	return `# Written by the build (src/gatsby/hosting). It only fits the files of the same build.
map_hash_max_size 16384;
map_hash_bucket_size 512;

# Pages of the functions have their own policy; a second one would forbid their styles and forms.
map $upstream_http_content_security_policy $functions_policy {
	default "";
	"" ${quote(filePolicy)};
}
map $uri $content_security_policy {
	default ${quote(filePolicy)};
	~^/api/ $functions_policy;
	~\\.js$ ${quote(workerPolicy)};
${[...pages, ...refusals].map(({ file, policy }) => `\t${quote(file)} ${quote(policy)};`).join("\n")}
}
map $uri $cache_control {
	default ${quote(caching.revalidate)};
${pages.map(({ file }) => `\t${quote(file)} ${quote(caching.revalidate)};`).join("\n")}
	"~^/(?:api|\\.nginx)/" "no-store";
	"~${hashedPaths.replaceAll("\\", "\\\\")}" ${quote(caching.immutable)};
}
map $uri $redirect {
	default "";
${redirects.flatMap(redirectLines).join("\n")}
}
map $https $strict_transport_security {
	default "";
	on "${strictTransportSecurity("$hsts_max_age")}";
}
# How many seconds a refused visitor is asked to wait.
map $uri $retry_after {
	default "";
${refusals.map(({ file }) => `\t${quote(file)} ${retryAfter};`).join("\n")}
}

add_header Content-Security-Policy $content_security_policy always;
add_header Cache-Control $cache_control always;
add_header Strict-Transport-Security $strict_transport_security always;
add_header Retry-After $retry_after always;
${Object.entries(securityHeaders)
	.map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
	.join("\n")}
`;
};
