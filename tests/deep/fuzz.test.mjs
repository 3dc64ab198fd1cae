/** What tests/server/fuzz.test.mjs does, with 5,000 requests for each engine. */
import { during } from "../support/during.mjs";
import { fuzz } from "../support/fuzz-run.mjs";
import { startPostgres } from "../support/postgres.mjs";

// V8 collects so rarely with its usual heap that growth says nothing. What kept 25 kB a request would end this process.
const many = { requests: 5000, heap: 128 };

test("5,000 malformed requests on a heap of 128 MB: SQLite", () => fuzz(many));

test("the same: PostgreSQL", async () => fuzz({ ...many, database: during(await startPostgres()) }));
