/** The outbox on a disk that is full: 503 until there is space, nothing accepted is lost, and what was mailed but could not be marked is not mailed again. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { come, diedBetween, judge, mailsAtOnce, newRun, startSiteWithMail } from "../support/server-faults.mjs";
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
			rmSync(filler);
			await judge(run, "disk full");
		} finally {
			run.over = true;
			rmSync(filler, { force: true });
		}
	});

	it("full while mails are on their way that cannot be marked: they are not sent again", async () => {
		const run = newRun(desk);
		const { mail, site } = desk;
		try {
			mail.setMode("hold");
			const before = mail.seen.length;
			come(run, 2 * mailsAtOnce);
			await until("mails are on their way", () => mail.seen.length > before);
			fill();
			await comeUntilRefused(run);
			const written = site().output().length;
			mail.setMode("right");
			await until("the worker could not mark them", () => /\[forms\] Delivery pauses .*outbox/.test(site().output().slice(written)));
			rmSync(filler);
			await judge(run, "disk full, mails on their way");
		} finally {
			run.over = true;
			mail.setMode("right");
			rmSync(filler, { force: true });
		}
	});

	it("full when the process is killed, and still when the next one starts", async () => {
		const run = newRun(desk);
		try {
			come(run, 10);
			fill();
			await comeUntilRefused(run);
			const gap = await desk.restart();
			await comeUntilRefused(run);
			rmSync(filler);
			await judge(run, "disk full, process killed", { mayRepeat: diedBetween([gap]), most: mailsAtOnce });
		} finally {
			run.over = true;
			rmSync(filler, { force: true });
		}
	});
});

it("no log of any server holds what a visitor has sent", { skip }, () => assertLogsHoldNothingSent());
