/** How the outbox opens a PostgreSQL database: what it refuses, and its tables. */
import { throughout } from "../support/during.mjs";
import { startPostgres } from "../support/postgres.mjs";
import { openPlace, query } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";

let database;
beforeAll(async () => {
	database = throughout(await startPostgres());
});

test("a database that may lose with the power what it has confirmed is refused", async () => {
	const url = await database.createDatabase();
	for (const setting of ["fsync", "synchronous_commit"]) {
		const set = async (change, value) => {
			await query(url, `alter system ${change}`);
			await query(url, "select pg_reload_conf()");
			await until(
				`${setting} is ${value}`,
				async () => (await query(url, `show ${setting}`))[0][setting] === value,
			);
		};
		await set(`set ${setting} = off`, "off");
		await expect(openPlace(url)).rejects.toThrow(
			new RegExp(`can't be opened: ${setting} is off.*Set ${setting} = on`),
		);
		await set(`reset ${setting}`, "on");
	}
});

test("four processes that open a new database at once create its tables; those of a newer program are left alone", async () => {
	const url = await database.createDatabase();
	for (const { list, close } of await Promise.all(
		Array.from({ length: 4 }, () => openPlace(url)),
	)) {
		expect(await list()).toEqual([]);
		await close();
	}
	await query(url, "update schema_version set version = 99");
	await expect(openPlace(url)).rejects.toThrow(/version 99.*Run the newer program/);
});
