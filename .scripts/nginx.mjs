import { existsSync } from "node:fs";
import { asRoot, has, installPackages } from "./debian.mjs";

const module = "ngx_http_brotli_static_module.so";
const folders = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/usr/local/lib/nginx/modules", "/opt/homebrew/lib/nginx/modules"];

/**
 * The path of nginx's Brotli module: `NGINX_BROTLI_MODULE`, else where packages put it.
 * @throws where it is nowhere; the message says what to install
 */
export const nginxModule = () => {
	const found = process.env.NGINX_BROTLI_MODULE ?? folders.map((folder) => `${folder}/${module}`).find(existsSync);
	if (found) return found;
	throw new Error(
		`nginx's Brotli module (${module}) was not found. Debian, Ubuntu: apt-get install nginx libnginx-mod-http-brotli-static. Elsewhere: build ngx_brotli and name the file in NGINX_BROTLI_MODULE.`,
	);
};

/**
 * Installs nginx and its Brotli module from Debian's packages where they are missing.
 * @throws where they cannot be had; the message says what to install
 */
export const ensureNginx = () => {
	const ready = () => has("nginx") && folders.some((folder) => existsSync(`${folder}/${module}`));
	if (ready() || (has("nginx") && process.env.NGINX_BROTLI_MODULE)) return;
	const before = has("nginx");
	if (has("apt-get")) {
		console.log("No nginx with Brotli: installing Debian's packages …");
		installPackages("nginx", "libnginx-mod-http-brotli-static", "openssl");
		// The package starts a server on port 80; the tests start their own.
		if (!before && has("systemctl")) asRoot(["systemctl", "disable", "--now", "nginx"], { stdio: "ignore" });
	}
	if (!has("nginx")) throw new Error("The hosting tests need nginx. Debian, Ubuntu: apt-get install nginx libnginx-mod-http-brotli-static.");
	nginxModule();
};
