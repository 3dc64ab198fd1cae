const { TestEnvironment: NodeEnvironment } = require("jest-environment-node");

/**
 * Node's environment, with packages of native code loaded once for all files, outside their contexts (`fromOutside`, used by
 * tests/support/native). Loaded again in each context and freed with it, lmdb is the likely cause of a run that ended in a
 * segmentation fault; that was seen once and could not be brought about again.
 */
module.exports = class extends NodeEnvironment {
	async setup() {
		await super.setup();
		this.global.fromOutside = (name) => require(name);
	}
};
