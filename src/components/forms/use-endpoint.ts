import { useCallback, useEffect, useState } from "react";
import { whenIdle } from "../../browser/idle";
import { apiRequest, isApiError } from "../../lib/http/api-request";
import { isRecord } from "../../lib/is-record";

/** "checking" until it's known: no answer, or one that says nothing about the function, leaves it open. */
export type EndpointState = "checking" | "available" | "unavailable";

/** What has answered is not asked again during a visit. */
const available = new Set<string>();

/** Whether a failed check says that there's no function: nothing at its address, or a page where JSON belongs. */
const isMissing = (error: unknown): boolean => error instanceof SyntaxError || (isApiError(error) && [404, 405].includes(error.status));

export const checkEndpoint = async (path: string): Promise<EndpointState> => {
	try {
		const response = await apiRequest("GET", path);
		const answer: unknown = await response.json();
		if (!isRecord(answer) || answer.ok !== true) return "unavailable";
		available.add(path);
		return "available";
	} catch (error) {
		return isMissing(error) ? "unavailable" : "checking";
	}
};

/** Whether the site is hosted with a form's function, which answers a GET with `{"ok": true}`. */
export const useEndpoint = (path: string): { state: EndpointState; check: () => void } => {
	const [state, setState] = useState<EndpointState>("checking");
	const check = useCallback(() => {
		setState(available.has(path) ? "available" : "checking");
		if (!available.has(path)) void checkEndpoint(path).then(setState);
	}, [path]);
	useEffect(() => {
		// Not while the page is being drawn: the answer is needed when the form is sent.
		const forget = whenIdle(check);
		window.addEventListener("online", check);
		return () => {
			forget();
			window.removeEventListener("online", check);
		};
	}, [check]);
	return { state, check };
};
