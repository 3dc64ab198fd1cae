/** A few hundred malformed requests against the functions, of every kind; `npm run test:deep` sends 5,000 (tests/deep/fuzz.test.mjs). */
import { it } from "node:test";
import { fuzz } from "../support/fuzz-run.mjs";

it("300 malformed requests: no 5xx, no crash, nothing taken that the schema refuses", () => fuzz({ requests: 300 }));
