import { useCallback, useEffect, useState } from "react";
import { whenIdle } from "../../browser/idle";
import { useOnline } from "../../hooks/use-online";
import { createQueryClient } from "../../lib/http/query-client";

/** One client for all forms of a visit: what answered once is not asked again. */
const client = createQueryClient();

/** "asking" until it is known, and while there is no connection. */
export type EndpointState = "asking" | "there" | "absent";

const answers = (answer: unknown): boolean => typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === true;

/**
 * Whether the site is hosted with the function a form posts to: it answers a GET with `{"ok": true}` (decisions §7). Asked when
 * the form appears and, where it was offline, on return.
 * @returns the state, and what asks again
 */
export const useEndpoint = (path: string): { state: EndpointState; ask: () => void } => {
	const online = useOnline();
	const [state, setState] = useState<EndpointState>("asking");
	const ask = useCallback(() => {
		let ended = false;
		setState("asking");
		client
			.fetchQuery({ queryKey: [path] })
			.then((answer): EndpointState => (answers(answer) ? "there" : "absent"))
			// Whoever lost the connection meanwhile has not learned that the function is missing.
			.catch((): EndpointState => (navigator.onLine ? "absent" : "asking"))
			.then((known) => !ended && setState(known));
		return () => {
			ended = true;
		};
	}, [path]);
	useEffect(() => {
		if (!online) return;
		// Not beside the drawing of the page: the answer is needed when the form is sent.
		let forget: () => void = () => undefined;
		const wait = whenIdle(() => {
			forget = ask();
		});
		return () => {
			wait();
			forget();
		};
	}, [online, ask]);
	return { state, ask };
};
