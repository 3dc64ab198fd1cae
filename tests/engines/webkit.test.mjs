import { whyNoWebKit } from "../../.scripts/programs.mjs";
import { routes } from "../support/routes";
import { testEngine } from "./check-engine.mjs";
import { openWebKit } from "./webkit.mjs";

testEngine("WebKit", { openBrowser: openWebKit, paths: routes, skip: whyNoWebKit() });
