import { wantsPage } from "./request";
import { end, type Handler } from "./respond";

/** Seconds until it's worth trying again: somebody has to set a variable first. */
const retryAfter = "3600";

const heading = "This form isn’t available right now";
const text = "Nothing was sent or stored. Please call, text or email us instead.";

const page = `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title></head>
<body><main><h1>${heading}</h1><p>${text}</p><p><a href="/contact">How to reach us</a></p></main></body></html>`;
const json = JSON.stringify({ ok: false, message: `${heading}. ${text}` });

/** Answers 503 to everything, where nothing can be stored. It needs no content, no outbox and no setting. */
export const refuseAll: Handler = async (request, response) => {
	const html = wantsPage(request.headers);
	const type = `${html ? "text/html" : "application/json"}; charset=utf-8`;
	end(request, response, 503, html ? page : json, { "Content-Type": type, "Retry-After": retryAfter, Vary: "Accept, Content-Type" });
};
