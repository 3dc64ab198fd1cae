const { TestEnvironment: NodeEnvironment } = require("jest-environment-node");

/**
 * Node's environment, with packages of native code loaded once for all files, outside their contexts (`fromOutside`, used by
 * tests/support/native): loaded again in each context and freed with it, lmdb has ended the whole run with a segmentation fault.
 */
module.exports = class extends NodeEnvironment {
	async setup() {
		await super.setup();
		this.global.fromOutside = (name) => require(name);
	}
};
