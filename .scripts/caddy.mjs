import { has, runAsRoot } from "./debian.mjs";

export const caddy = {
	name: "Caddy",
	isThere: () => has("caddy"),
	packages: ["caddy"],
	isOptional: true,
	// The package starts a server on port 80; the tests start their own.
	prepare: () => (has("systemctl") ? () => void runAsRoot(["systemctl", "disable", "--now", "caddy"], { stdio: "ignore" }) : undefined),
};
