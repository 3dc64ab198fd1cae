/** One page of each template, and what visitors do, in Safari's engine. */
import { whyNoWebKit } from "../../.scripts/programs.mjs";
import { templates } from "../support/routes";
import { testEngine } from "./check-engine.mjs";
import { openWebKit } from "./webkit.mjs";

testEngine("WebKit", { openBrowser: openWebKit, paths: templates, skip: whyNoWebKit() });
