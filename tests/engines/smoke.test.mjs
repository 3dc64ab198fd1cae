/** One page of each template, and what visitors do, in Safari's engine. */
import { require } from "tsx/cjs/api";
import { whyNoWebKit } from "../../.scripts/programs.mjs";
import { testEngine } from "./check-engine.mjs";
import { openWebKit } from "./webkit.mjs";

const { templates } = require("../support/routes.ts", import.meta.url);
testEngine("WebKit", { openBrowser: openWebKit, paths: templates, skip: whyNoWebKit() });
