/**
 * jsdom with `setTimeZone("Pacific/Auckland")`. The zone is the process's, and Jest gives tests
 * only a copy of `process.env`.
 */
const { TestEnvironment } = require("jest-environment-jsdom");

const { TZ = "UTC" } = process.env;

module.exports = class extends TestEnvironment {
	async setup() {
		await super.setup();
		this.global.setTimeZone = (zone) => Object.assign(process.env, { TZ: zone });
	}

	async teardown() {
		process.env.TZ = TZ;
		await super.teardown();
	}
};
