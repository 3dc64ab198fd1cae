import fc from "fast-check";

// Every run tries the same values, so that only a change can make a test fail.
fc.configureGlobal({ seed: 20261121 });

export { fc };
