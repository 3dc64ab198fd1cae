/** Every page, and what visitors do, in Firefox. */
import { require } from "tsx/cjs/api";
import { whyNoFirefox } from "../../.scripts/programs.mjs";
import { testEngine } from "./check-engine.mjs";
import { openFirefox } from "./firefox.mjs";

const { routes } = require("../support/routes.ts", import.meta.url);
testEngine("Firefox", { openBrowser: openFirefox, paths: routes, skip: whyNoFirefox() });
