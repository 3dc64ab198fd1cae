module.exports = globalThis.fromOutside("sharp");
