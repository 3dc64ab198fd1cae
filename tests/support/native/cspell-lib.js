// An ES module, which Jest can't load. What we use of it is asynchronous.
const library = globalThis.importFromOutside("cspell-lib");
for (const name of ["loadConfig", "refreshDictionaryCache", "validateText"])
	exports[name] = async (...values) => (await library)[name](...values);
