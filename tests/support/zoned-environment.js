/**
 * A browser whose time zone a test sets, with `setTimeZone("Pacific/Auckland")`. The zone is the process's, which a test cannot reach:
 * Jest gives it a copy of `process.env`. Named by a file's `@jest-environment` comment; the zone before is put back when the file ends.
 */
const { TestEnvironment } = require("jest-environment-jsdom");

class ZonedEnvironment extends TestEnvironment {
	async setup() {
		await super.setup();
		this.zoneBefore = process.env.TZ;
		this.global.setTimeZone = (zone) => {
			process.env.TZ = zone;
		};
	}

	async teardown() {
		if (this.zoneBefore === undefined) delete process.env.TZ;
		else process.env.TZ = this.zoneBefore;
		await super.teardown();
	}
}

module.exports = ZonedEnvironment;
