const isApple = (agent: string): boolean => /iPhone|iPad/.test(agent);

/**
 * Whether the page is shown inside an app, such as Instagram or Facebook: most neither save files nor print. On an iPhone only Safari and the
 * other browsers say "Safari"; on Android "wv" is a view inside an app.
 */
export const isInApp = (agent: string = navigator.userAgent): boolean =>
	/FBA[NV]|Instagram|Line\/|musical_ly|; wv\)/.test(agent) || (isApple(agent) && !agent.includes("Safari/"));

/** The browser that a page can be opened in from an app's menu: "Safari". */
export const nameBrowser = (agent: string = navigator.userAgent): string => {
	if (isApple(agent)) return "Safari";
	return agent.includes("Android") ? "Chrome" : "your browser";
};
