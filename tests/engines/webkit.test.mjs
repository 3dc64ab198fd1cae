/** Every page, and what visitors do, in Safari's engine. */
import { require } from "tsx/cjs/api";
import { whyNoWebKit } from "../../.scripts/programs.mjs";
import { testEngine } from "./check-engine.mjs";
import { openWebKit } from "./webkit.mjs";

const { routes } = require("../support/routes.ts", import.meta.url);
testEngine("WebKit", { openBrowser: openWebKit, paths: routes, skip: whyNoWebKit() });
