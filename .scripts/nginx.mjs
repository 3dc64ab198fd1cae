import { existsSync } from "node:fs";
import { has, installPackages, runAsRoot } from "./debian.mjs";

const module = "ngx_http_brotli_static_module.so";
const folders = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/usr/local/lib/nginx/modules", "/opt/homebrew/lib/nginx/modules"];

/** The path of nginx's Brotli module: `NGINX_BROTLI_MODULE`, or where packages put it. @throws Error if it's missing, with what to install */
export const nginxModule = () => {
	const found = process.env.NGINX_BROTLI_MODULE ?? folders.map((folder) => `${folder}/${module}`).find(existsSync);
	if (found) return found;
	throw new Error(
		`nginx's Brotli module (${module}) wasn't found. Debian, Ubuntu: apt-get install nginx libnginx-mod-http-brotli-static. Elsewhere: build ngx_brotli and set NGINX_BROTLI_MODULE to the file.`,
	);
};

/** Installs nginx and its Brotli module from Debian's packages if they're missing. @throws Error if that fails, with what to install */
export const ensureNginx = () => {
	const isReady = () => has("nginx") && folders.some((folder) => existsSync(`${folder}/${module}`));
	if (isReady() || (has("nginx") && process.env.NGINX_BROTLI_MODULE)) return;
	const hadNginx = has("nginx");
	if (has("apt-get")) {
		console.log("No nginx with Brotli: installing Debian's packages …");
		installPackages("nginx", "libnginx-mod-http-brotli-static", "openssl");
		// The package starts a server on port 80; the tests start their own.
		if (!hadNginx && has("systemctl")) runAsRoot(["systemctl", "disable", "--now", "nginx"], { stdio: "ignore" });
	}
	if (!has("nginx")) throw new Error("The hosting tests need nginx. Debian, Ubuntu: apt-get install nginx libnginx-mod-http-brotli-static.");
	nginxModule();
};
