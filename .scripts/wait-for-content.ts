/**
 * Part of `npm run develop`: while something in content/ is wrong, says what and waits. Gatsby
 * reads facts of the business from it before any hook runs.
 */
import { waitForContent } from "../src/content/commands/wait";

void waitForContent(process.cwd(), (message) =>
	console.error(`${message}
`),
);
