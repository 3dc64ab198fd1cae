const { TestEnvironment: NodeEnvironment } = require("jest-environment-node");

/**
 * Node's environment, which loads native packages once for all files, outside their contexts (`fromOutside` and
 * `importFromOutside`, used by tests/support/native). A native package that was loaded and freed with each context probably caused a segmentation fault, which was seen once.
 */
module.exports = class extends NodeEnvironment {
	async setup() {
		await super.setup();
		this.global.fromOutside = (name) => require(name);
		this.global.importFromOutside = (name) => import(name);
	}
};
