module.exports = globalThis.fromOutside("lmdb");
