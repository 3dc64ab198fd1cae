/** @returns the message without what somebody may have typed */
export const shortenMessage = (message: string): string =>
	message
		.slice(0, 500)
		// To the last quotation mark, because a quotation may hold some.
		.replace(/(?<!\w)["'`“‘](?:.*["'`”’]|.*)|\S*@\S*|\?\S+|(?<=\S)#\S+/gs, "…")
		// React's codes, such as #418, stay.
		.replace(/(?<!#\d{0,2})\d/g, "0")
		.replace(/[^ -~…]+/g, " ")
		.slice(0, 120);

export const findSource = (page: URL, referrer: string): string => {
	const host = URL.canParse(referrer) ? new URL(referrer).hostname : "direct";
	const [source] = /^[\w.-]+$/.exec(page.searchParams.get("utm_source") ?? "") ?? [host];
	return source
		.toLowerCase()
		.replace(/^www\./, "")
		.slice(0, 60);
};

/** They come from lost connections, closed pages and extensions, not from a release. */
const harmless = /AbortError|fetch|Load failed|NetworkError|ResizeObserver|Script error/;

const browsers = ["Edg", "Firefox", "FxiOS", "CriOS", "Chrome", "Safari"];

/** @returns what to count, by kind */
export const readReport = (body: string, url: URL, page: string, agent = ""): object => {
	const [, build, message] = /^(\w{1,8})\w* (.+)$/s.exec(body) ?? [];
	if (!message) return { page, source: findSource(url, body) };
	const browser = browsers.find((each) => agent.includes(each));
	const error = `${shortenMessage(message)} (${page}, ${browser}, build ${build})`;
	return harmless.test(message) ? {} : { error };
};
