/** What tests/server/fuzz.test.mjs does, with 5,000 requests for each engine and so little heap that a process that kept them would run out. */
import { it } from "node:test";
import { fuzz } from "../support/fuzz-run.mjs";
import { startPostgres } from "../support/postgres.mjs";

// V8 collects so rarely with its usual heap that growth says nothing. What kept 25 kB a request would end this process.
const many = { requests: 5000, heap: 128 };

it("SQLite: 5,000 malformed requests on a heap of 128 MB: no 5xx, no crash, nothing taken that the schema refuses", () => fuzz(many));

it("PostgreSQL: the same", async () => {
	const database = await startPostgres();
	try {
		await fuzz({ ...many, database });
	} finally {
		await database.remove();
	}
});
