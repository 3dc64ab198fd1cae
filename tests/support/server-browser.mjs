import { randomUUID } from "node:crypto";
import { plainType } from "./server-forms.mjs";

/** A browser with cookies and an address of its own, at the desk of the site at this URL. */
export const browserAt = (url) => {
	const cookies = new Map();
	const client = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
	const open = async (link, { fields, headers } = {}) => {
		const sent = {
			Cookie: [...cookies].map(([name, { value }]) => `${name}=${value}`).join("; "),
			"X-Forwarded-For": client,
			...headers,
		};
		const form = {
			method: "POST",
			headers: { "Content-Type": plainType, Origin: url, ...sent },
			body: new URLSearchParams(fields).toString(),
		};
		const response = await fetch(url + link, {
			redirect: "manual",
			headers: sent,
			...(fields && form),
		});
		for (const cookie of response.headers.getSetCookie()) {
			const [, name, value] = /^([\w-]+)=([^;]*)/.exec(cookie);
			if (value) cookies.set(name, { value, cookie });
			else cookies.delete(name);
		}
		return {
			status: response.status,
			location: response.headers.get("location"),
			text: await response.text(),
		};
	};
	const act = (fields, link = "/api/desk", headers) => open(link, { fields, headers });
	/** Signs in with a link, and says whether that worked. */
	const enter = async (token, name = "Dana Reyes") => {
		const { status, location } = await act({ do: "enter", token, name });
		return { status, location, isIn: cookies.has("desk") };
	};
	return { open, cookies, act, enter };
};
