import { spawnSync } from "node:child_process";
import { installPackages } from "./debian.mjs";

/** Whether Java runs. macOS has a `java` that only says that there's none. */
const hasJava = () => spawnSync("java", ["-version"]).status === 0;

/** Installs a Java runtime from Debian's packages if there's none. @throws Error if that fails, with what to install */
export const ensureJava = () => {
	if (hasJava()) return;
	console.log("No Java: installing Debian's package …");
	installPackages("default-jre-headless");
	if (!hasJava()) throw new Error("The Nu checker (tests/deep/nu.test.mjs) needs Java 11 or later. Debian, Ubuntu: apt-get install default-jre-headless.");
};
