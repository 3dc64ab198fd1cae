import { isInApp, nameBrowser } from "./in-app";

const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android = "Mozilla/5.0 (Linux; Android 15; Pixel 8";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const safari = "Version/18.5 Mobile/15E148 Safari/604.1";
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/136.0.0.0 Mobile Safari/537.36";

test.each([
	["Instagram, iPhone", `${iPhone} Mobile/15E148 Instagram 380.0.0.29.95 (iPhone15,4; iOS 18_5; en_US)`, true, "Safari"],
	["Facebook, iPhone", `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/512.0.0.51.103;FBDV/iPhone15,4]`, true, "Safari"],
	["any app, iPhone", `${iPhone} Mobile/15E148`, true, "Safari"],
	["Safari, iPhone", `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, false, "Safari"],
	["Chrome, iPhone", `${iPhone} CriOS/136.0.7103.91 Mobile/15E148 Safari/604.1`, false, "Safari"],
	["any app, iPad", mac, true, "Safari"],
	["Safari, iPad", `${mac} Version/18.5 Safari/605.1.15`, false, "Safari"],
	["TikTok, Android", `${android} Build/AP4A; wv) ${chrome} musical_ly_2023905040`, true, "Chrome"],
	["any app, Android", `${android}; wv) ${chrome}`, true, "Chrome"],
	["Chrome, Android", `${android}) ${chrome}`, false, "Chrome"],
	["Firefox, a computer", "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", false, "your browser"],
])("%s", (_name, agent, inApp, browser) => {
	expect([isInApp(agent), nameBrowser(agent)]).toEqual([inApp, browser]);
});

test.each([
	`${iPhone} ${safari} Snapchat/13.40.0.40 (like Safari/8621.2.5, panda)`,
	`${iPhone} Version/18.5 Mobile/15E148 Safari Line/15.7.1`,
	`${iPhone} GSA/368.0.758 Mobile/15E148 Safari/604.1`,
	`${iPhone} ${safari} Twitter for iPhone/11.3`,
	`${iPhone} ${safari} [LinkedInApp]/9.31.1`,
	`${iPhone} ${safari} [Pinterest/iOS]`,
	`${iPhone} ${safari} [FBAN/MessengerForiOS;FBAV/508.0]`,
	`${iPhone} ${safari} Barcelona 380.0.0.28.105 (iPhone15,4; iOS 18_5)`,
	`${iPhone} ${safari} BytedanceWebview/d8a21c6`,
	`${android}) ${chrome} trill_350102 JsSdk/1.0`,
	`${android}) ${chrome} MicroMessenger/8.0.49 WeChat/arm64`,
	`${android}) ${chrome} [FB_IAB/FB4A;FBAV/512.0]`,
	`${android}) ${chrome} TwitterAndroid`,
	`${android}) ${chrome} [Pinterest/Android]`,
])("an app that says it's a browser, too: %s", (agent) => expect(isInApp(agent)).toBe(true));

test.each([
	`${iPhone} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`,
	`${iPhone} Version/18.0 EdgiOS/136.0 Mobile/15E148 Safari/604.1`,
	`${iPhone} Version/18.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
	`${iPhone} ${safari} OPT/5.3.1`,
	`${android}) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
	`${android}) ${chrome.replace("Mobile", "Mobile DuckDuckGo/5")}`,
	`${android}; rv:139.0) Gecko/139.0 Firefox/139.0`,
	"Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:139.0) Gecko/20100101 Firefox/139.0",
	"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Safari/537.36 Edg/136.0.0.0",
])("a browser: %s", (agent) => expect(isInApp(agent)).toBe(false));
