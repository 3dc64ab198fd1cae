const isApple = (agent: string): boolean => /iPhone|iPad|iPod|Macintosh/.test(agent);

/** User agents of browsers inside apps, some of which say "Safari/", too. Android adds "; wv)". */
const social =
	/FBA[NV]\/|Instagram|Barcelona|Snapchat|musical_ly|TikTok|trill|Bytedance|LinkedInApp|Pinterest\/|Twitter|; wv\)/i;
const others = /MicroMessenger|\bLine\/|\bGSA\/|WhatsApp|KAKAOTALK|NAVER\(/i;

/**
 * Most browsers inside apps can neither save files nor print. On Apple's devices, the others say
 * "AppleWebKit/" but not "Safari/".
 */
export const isInApp = (agent: string = navigator.userAgent): boolean =>
	social.test(agent) ||
	others.test(agent) ||
	(isApple(agent) && agent.includes("AppleWebKit/") && !agent.includes("Safari/"));

export const nameBrowser = (agent: string = navigator.userAgent): string => {
	if (isApple(agent)) return "Safari";
	return agent.includes("Android") ? "Chrome" : "your browser";
};
