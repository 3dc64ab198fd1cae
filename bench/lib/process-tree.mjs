import { readdirSync, readFileSync } from "node:fs";

const read = (pid, file) => {
	try {
		return readFileSync(`/proc/${pid}/${file}`, "utf8");
	} catch {
		return "";
	}
};

/** Resident bytes of a process and its descendants, from Linux's /proc: the sum, and the largest process. */
const residentMemory = (root) => {
	const parents = new Map(
		readdirSync("/proc")
			.filter((name) => /^\d+$/.test(name))
			.map((pid) => {
				const stat = read(pid, "stat");
				return [Number(pid), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1])];
			}),
	);
	const isBelow = (pid) => pid === root || (parents.has(pid) && parents.get(pid) > 1 && isBelow(parents.get(pid)));
	const sizes = [...parents.keys()].filter(isBelow).map((pid) => Number(read(pid, "statm").split(" ")[1] || 0) * 4096);
	return { all: sizes.reduce((total, size) => total + size, 0), largest: Math.max(0, ...sizes) };
};

/** Samples a process tree's memory every 300 ms. @returns a function that stops it and returns the peaks, in bytes */
export const watchMemory = (root) => {
	const peak = { all: 0, largest: 0 };
	const timer = setInterval(() => {
		const now = residentMemory(root);
		peak.all = Math.max(peak.all, now.all);
		peak.largest = Math.max(peak.largest, now.largest);
	}, 300);
	return () => {
		clearInterval(timer);
		return peak;
	};
};
