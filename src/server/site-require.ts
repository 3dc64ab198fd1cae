import nodeModule from "node:module";
import { resolve } from "node:path";

/**
 * A package of the site's own, at run time. Gatsby's bundler leaves lmdb out (it is native) and would parse nodemailer again for
 * each request; a named import of createRequire it resolves itself, to nothing.
 */
export const siteRequire = (name: string): unknown => nodeModule.createRequire(resolve("package.json"))(name);
