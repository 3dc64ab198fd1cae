/** What visitors do in other engines, and pages: one of each template in WebKit, at night all in both. */
import { whyNoFirefox, whyNoWebKit } from "../../.scripts/programs.mjs";
import { routes, templates } from "../support/routes";
import { testEngine } from "./check-engine.mjs";
import { openFirefox } from "./firefox.mjs";
import { openWebKit } from "./webkit.mjs";

const isDeep = process.env.JEST_DEEP === "1";
const paths = isDeep ? routes : templates;

testEngine("WebKit", { openBrowser: openWebKit, paths, skip: whyNoWebKit() });
if (isDeep) testEngine("Firefox", { openBrowser: openFirefox, paths, skip: whyNoFirefox() });
