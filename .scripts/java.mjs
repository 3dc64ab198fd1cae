import { spawnSync } from "node:child_process";

/** The Nu checker (tests/deep/nu.test.mjs) needs Java 11 or later. macOS has a `java` that only says that there's none. */
export const java = { name: "Java", isThere: () => spawnSync("java", ["-version"]).status === 0, packages: ["default-jre-headless"] };
