import { useCallback, useEffect, useState } from "react";
import { whenIdle } from "../../browser/idle";
import { useOnline } from "../../hooks/use-online";
import { createQueryClient } from "../../lib/http/query-client";
import { isRecord } from "../../lib/is-record";

/** One client for all forms of a visit: what answered once is not checked again. */
const client = createQueryClient();

/** "checking" until it is known, and while there is no connection. */
export type EndpointState = "checking" | "available" | "unavailable";

const isOk = (answer: unknown): boolean => isRecord(answer) && answer.ok === true;

/**
 * Whether the site is hosted with the function a form posts to: it answers a GET with `{"ok": true}`. Checked when
 * the form appears and, if it was offline, on return.
 * @returns the state, and what checks again
 */
export const useEndpoint = (path: string): { state: EndpointState; check: () => void } => {
	const online = useOnline();
	const [state, setState] = useState<EndpointState>("checking");
	const check = useCallback(() => {
		let ended = false;
		setState("checking");
		client
			.fetchQuery({ queryKey: [path] })
			.then((answer): EndpointState => (isOk(answer) ? "available" : "unavailable"))
			// Without a connection nothing is known about the function.
			.catch((): EndpointState => (navigator.onLine ? "unavailable" : "checking"))
			.then((known) => !ended && setState(known));
		return () => {
			ended = true;
		};
	}, [path]);
	useEffect(() => {
		if (!online) return;
		// Not while the page is being drawn: the answer is needed when the form is sent.
		let forget: () => void = () => undefined;
		const wait = whenIdle(() => {
			forget = check();
		});
		return () => {
			wait();
			forget();
		};
	}, [online, check]);
	return { state, check };
};
