/** The outbox on a disk that is full: 503 until there is space, and nothing accepted is lost. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { come, judge, newRun, startSiteWithMail } from "../support/server-faults.mjs";
import { assertLogsHoldNothingSent } from "../support/server-forms.mjs";
import { until } from "../support/server-until.mjs";

const skip = process.getuid?.() === 0 ? false : "only root may mount the disk of 1 MB that it fills: run `npm run test:deep` as root for it";

describe("the disk", { skip }, () => {
	let folder;
	let filler;
	let mounted = false;
	let desk;
	before(async () => {
		folder = mkdtempSync(join(tmpdir(), "elm-place-small-disk-"));
		filler = join(folder, "filler");
		const { status, stderr, error } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1024k,mode=700", "tmpfs", folder], { encoding: "utf8" });
		mounted = status === 0;
		if (!mounted)
			throw new Error(
				`A tmpfs of 1 MB cannot be mounted on ${folder}: ${error?.message ?? stderr.trim()}. Expected the right to mount; in a container, start it with --cap-add SYS_ADMIN.`,
			);
		desk = await startSiteWithMail({ outbox: { place: join(folder, "outbox"), remove: () => undefined } });
	});
	after(async () => {
		await desk?.remove();
		// Lazily: SQLite's statements in this process, and the file with them, stay open until they're collected as garbage.
		if (mounted) assert.equal(spawnSync("umount", ["--lazy", folder]).status, 0, `${folder} is still mounted: umount ${folder}`);
		rmSync(folder, { recursive: true });
	});

	/** Takes all space that is left. */
	const fill = () => {
		for (const size of [65_536, 4096])
			for (;;)
				try {
					appendFileSync(filler, Buffer.alloc(size));
				} catch (error) {
					if (error.code === "ENOSPC") break;
					throw error;
				}
	};
	/** Visitors come until one is refused. Pages that are free may take some of them first. */
	const comeUntilRefused = async (run) => {
		const before = run.refused;
		await until("503 if nothing can be written", () => {
			if (run.waiting === 0) come(run, 5);
			return run.refused > before;
		});
	};

	it("full, then with space again", async () => {
		const run = newRun(desk);
		try {
			fill();
			await comeUntilRefused(run);
			await until("health says so", async () => (await fetch(`${desk.site().url}/api/health`)).status === 503);
			rmSync(filler);
			await judge(run, "disk full");
			await until("health is good again", async () => (await fetch(`${desk.site().url}/api/health`)).status === 200);
		} finally {
			run.over = true;
			rmSync(filler, { force: true });
		}
	});
});

it("no log of any server holds what a visitor has sent", { skip }, () => assertLogsHoldNothingSent());
