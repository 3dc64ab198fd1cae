import { spawnSync } from "node:child_process";
import { has } from "./debian.mjs";

/** The path of the system's Firefox. */
export const findFirefox = () => {
	for (const name of ["firefox-esr", "firefox"]) {
		const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
		if (status === 0) return stdout.trim();
	}
	return undefined;
};
const hasWebKit = () => has("WebKitWebDriver") && has("Xvfb");

export const webkit = { name: "WebKit", isThere: hasWebKit, packages: ["webkit2gtk-driver", "xvfb"], isOptional: !has("apt-get") };
export const firefox = { name: "Firefox", isThere: () => findFirefox() !== undefined, packages: ["firefox-esr"], isOptional: !has("apt-get") };

/** Why nothing can be tested in WebKit here; false if it can. */
export const whyNoWebKit = () => !hasWebKit() && "WebKitWebDriver and Xvfb aren't both on PATH. Debian, Ubuntu: apt-get install webkit2gtk-driver xvfb.";
/** Why nothing can be tested in Firefox here; false if it can. */
export const whyNoFirefox = () => !findFirefox() && "Firefox isn't on PATH. Debian: apt-get install firefox-esr.";
