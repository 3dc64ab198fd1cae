import fc from "fast-check";

// Each run tries the same values, so one without a change can't fail anew.
fc.configureGlobal({ seed: 20261121 });

export { fc };
