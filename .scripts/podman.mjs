import { spawnSync } from "node:child_process";
import { has } from "./debian.mjs";

/** runc as well, because Podman's usual runtime, crun, doesn't work inside every container; what's there is left alone: Docker's package has a runc, too. */
const programs = ["podman", "runc", "debootstrap"];
const findMissing = () => programs.filter((name) => !has(name));

/** Ubuntu's debootstrap doesn't bring what Debian's releases are signed with. */
const packages = [...findMissing(), "debian-archive-keyring"];
export const podman = { name: "Podman", isThere: () => findMissing().length === 0, packages, isOptional: true };

/** Why no image can be built and run here, and what to do; undefined if it can. @throws Error if Podman is installed and doesn't work */
export const whyNoContainers = () => {
	const missing = findMissing();
	if (missing.length > 0) return `${missing.join(" and ")} can't be found. Debian, Ubuntu: apt-get install ${missing.join(" ")}. It's for Linux only.`;
	if (process.getuid?.() !== 0) return "only root may lay out the base image: run `npm run test:deep` as root for it";
	const { status, stderr } = spawnSync("podman", ["--runtime", "runc", "info"], { encoding: "utf8" });
	if (status !== 0) throw new Error(`Podman is installed, but doesn't work here. "podman --runtime runc info" says: ${stderr.trim()}`);
	return undefined;
};
