import { isInApp, nameBrowser } from "./in-app";

const iPhone =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const safari = "Version/18.5 Mobile/15E148 Safari/604.1";
const android = "Mozilla/5.0 (Linux; Android 15; Pixel 8";
const chrome =
	"AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/136.0.0.0 Mobile Safari/537.36";

test.each([
	["any app, iPhone", `${iPhone} Mobile/15E148`, true, "Safari"],
	["Safari, iPhone", `${iPhone} ${safari}`, false, "Safari"],
	["an app that says Safari, too", `${iPhone} ${safari} Instagram 380.0`, true, "Safari"],
	["any app, Android", `${android}; wv) ${chrome}`, true, "Chrome"],
	["WeChat, Android", `${android}) ${chrome} MicroMessenger/8.0.49 WeChat/arm64`, true, "Chrome"],
	["Chrome, Android", `${android}) ${chrome}`, false, "Chrome"],
	[
		"Firefox, Linux",
		"Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
		false,
		"your browser",
	],
])("%s", (_name, agent, inApp, browser) => {
	expect([isInApp(agent), nameBrowser(agent)]).toEqual([inApp, browser]);
});
