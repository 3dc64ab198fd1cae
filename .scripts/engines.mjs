import { spawnSync } from "node:child_process";
import { has, installPackages } from "./debian.mjs";

/** The path of the system's Firefox. */
export const findFirefox = () => {
	for (const name of ["firefox-esr", "firefox"]) {
		const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
		if (status === 0) return stdout.trim();
	}
	return undefined;
};
const hasWebKit = () => has("WebKitWebDriver") && has("Xvfb");

/** Installs an engine from Debian's packages if it's missing and there's apt-get. @throws Error if that fails, with what to install */
const ensure = (engine, isThere, ...packages) => {
	if (isThere() || !has("apt-get")) return;
	console.log(`No ${engine}: installing Debian's packages …`);
	installPackages(...packages);
	if (!isThere()) throw new Error(`The tests in ${engine} need it. Debian, Ubuntu: apt-get install ${packages.join(" ")}.`);
};
/** Installs WebKitGTK's driver. Where there's no apt-get, its tests say so and are skipped. */
export const ensureWebKit = () => ensure("WebKit", hasWebKit, "webkit2gtk-driver", "xvfb");
/** Installs Firefox. Where there's no apt-get, its tests say so and are skipped. */
export const ensureFirefox = () => ensure("Firefox", findFirefox, "firefox-esr");

/** Why nothing can be tested in WebKit here; false if it can. */
export const whyNoWebKit = () => !hasWebKit() && "WebKitWebDriver and Xvfb aren't both on PATH. Debian, Ubuntu: apt-get install webkit2gtk-driver xvfb.";
/** Why nothing can be tested in Firefox here; false if it can. */
export const whyNoFirefox = () => !findFirefox() && "Firefox isn't on PATH. Debian: apt-get install firefox-esr.";
