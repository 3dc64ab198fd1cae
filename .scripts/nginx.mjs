import { existsSync } from "node:fs";
import { has, runAsRoot } from "./debian.mjs";

const module = "ngx_http_brotli_static_module.so";
const folders = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/usr/local/lib/nginx/modules", "/opt/homebrew/lib/nginx/modules"];
/** The path of nginx's Brotli module: `NGINX_BROTLI_MODULE`, or where packages put it. */
const findModule = () => process.env.NGINX_BROTLI_MODULE ?? folders.map((folder) => `${folder}/${module}`).find(existsSync);

export const nginx = {
	name: "nginx with Brotli",
	isThere: () => has("nginx") && findModule() !== undefined,
	packages: ["nginx", "libnginx-mod-http-brotli-static", "openssl"],
	elsewhere: "Elsewhere: build ngx_brotli and set NGINX_BROTLI_MODULE to the file.",
	// The package starts a server on port 80; the tests start their own.
	prepare: () => (has("nginx") || !has("systemctl") ? undefined : () => void runAsRoot(["systemctl", "disable", "--now", "nginx"], { stdio: "ignore" })),
};

/** The path of nginx's Brotli module. @throws Error if it's missing, with what to install */
export const nginxModule = () => {
	const found = findModule();
	if (found) return found;
	throw new Error(`nginx's Brotli module (${module}) wasn't found. Debian, Ubuntu: apt-get install ${nginx.packages.join(" ")}. ${nginx.elsewhere}`);
};
