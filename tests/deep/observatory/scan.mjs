/** `node scan.mjs 127.0.0.1:PORT …`: the scorer's results for each, as JSON. */
import { scan } from "@mdn/mdn-http-observatory/src/scanner/index.js";

const results = {};
for (const host of process.argv.slice(2)) results[host] = await scan(host);
console.log(JSON.stringify(results));
