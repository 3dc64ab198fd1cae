import { whyNoFirefox } from "../../.scripts/programs.mjs";
import { routes } from "../support/routes";
import { testEngine } from "./check-engine.mjs";
import { openFirefox } from "./firefox.mjs";

testEngine("Firefox", { openBrowser: openFirefox, paths: routes, skip: whyNoFirefox() });
