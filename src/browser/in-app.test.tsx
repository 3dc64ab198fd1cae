import { isInApp, nameBrowser } from "./in-app";

const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android = "Mozilla/5.0 (Linux; Android 15; Pixel 8";
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/136.0.0.0 Mobile Safari/537.36";

test.each([
	["Instagram, iPhone", `${iPhone} Mobile/15E148 Instagram 380.0.0.29.95 (iPhone15,4; iOS 18_5; en_US)`, true, "Safari"],
	["Facebook, iPhone", `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/512.0.0.51.103;FBDV/iPhone15,4]`, true, "Safari"],
	["any app, iPhone", `${iPhone} Mobile/15E148`, true, "Safari"],
	["Safari, iPhone", `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, false, "Safari"],
	["Chrome, iPhone", `${iPhone} CriOS/136.0.7103.91 Mobile/15E148 Safari/604.1`, false, "Safari"],
	["Line, iPhone", `${iPhone} Mobile/15E148 Safari Line/15.7.1`, true, "Safari"],
	["TikTok, Android", `${android} Build/AP4A; wv) ${chrome} musical_ly_2023905040`, true, "Chrome"],
	["any app, Android", `${android}; wv) ${chrome}`, true, "Chrome"],
	["Chrome, Android", `${android}) ${chrome}`, false, "Chrome"],
	["Firefox, a computer", "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", false, "your browser"],
])("%s", (_name, agent, inApp, browser) => {
	expect([isInApp(agent), nameBrowser(agent)]).toEqual([inApp, browser]);
});
