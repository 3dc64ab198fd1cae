const { TestEnvironment: NodeEnvironment } = require("jest-environment-node");

// A proxy can't reach the servers that tests start.
for (const name of ["http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"])
	delete process.env[name];

/**
 * Node's environment, in which tests/support/native loads packages outside the contexts of test
 * files: native ones once for all files, because loading and freeing one with each file can crash
 * the process, and ES modules, which Jest can't load.
 */
module.exports = class extends NodeEnvironment {
	async setup() {
		await super.setup();
		this.global.fromOutside = (name) => require(name);
		this.global.importFromOutside = (name) => import(name);
	}
};
