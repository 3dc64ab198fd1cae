// Tests in jsdom may import what imports sharp, but draw and open no picture.
module.exports = globalThis.fromOutside?.("sharp");
