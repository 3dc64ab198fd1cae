module.exports = globalThis.fromOutside("@photostructure/sqlite");
