/**
 * jsdom with a time zone that a test sets: `setTimeZone("Pacific/Auckland")`. The zone is the process's, which a test can't reach, because
 * Jest gives it a copy of `process.env`. A file names this in its `@jest-environment` comment; the zone is reset when the file ends.
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
