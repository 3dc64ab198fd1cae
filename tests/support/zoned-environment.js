/** jsdom with `setTimeZone("Pacific/Auckland")`. The zone is the process's, and Jest gives tests only a copy of `process.env`. */
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
