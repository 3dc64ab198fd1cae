const isApple = (agent: string): boolean => /iPhone|iPad|iPod|Macintosh/.test(agent);

/**
 * Names that apps add to the user agent of the pages they show. Some say "Safari/", too, as
 * Snapchat does. On Android "; wv)" is a view inside any app.
 */
const apps = new RegExp(
	[
		/FBA[NV]\/|FB_IAB|Instagram|Barcelona|Snapchat|musical_ly|TikTok|trill|Bytedance|LinkedInApp/,
		/Pinterest\/|Twitter|MicroMessenger|\bLine\/|\bGSA\/|WhatsApp|Reddit\/|Telegram|Discord/,
		/KAKAOTALK|NAVER\(inapp|; wv\)/,
	]
		.map(({ source }) => source)
		.join("|"),
	"i",
);

/**
 * Whether the page is shown inside an app, such as Instagram or Facebook: most neither save files
 * nor print. On Apple's devices only browsers say "Safari/"; Firefox on a Mac has its own engine.
 */
export const isInApp = (agent: string = navigator.userAgent): boolean =>
	apps.test(agent) || (isApple(agent) && agent.includes("AppleWebKit/") && !agent.includes("Safari/"));

/** The browser that a page can be opened in from an app's menu: "Safari". */
export const nameBrowser = (agent: string = navigator.userAgent): string => {
	if (isApple(agent)) return "Safari";
	return agent.includes("Android") ? "Chrome" : "your browser";
};
