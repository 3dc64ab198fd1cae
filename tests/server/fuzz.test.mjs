import { fuzz } from "../support/fuzz-run.mjs";

// `npm run test:deep` sends 5,000.
test("300 malformed requests of every kind: no 5xx, no crash, nothing taken that the schema refuses", () => fuzz({ requests: 300 }));
