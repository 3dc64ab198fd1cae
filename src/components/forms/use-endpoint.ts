import { useCallback, useEffect, useState } from "react";
import { whenIdle } from "../../browser/idle";
import { listen } from "../../browser/listen";
import { apiRequest, isApiError } from "../../lib/http/api-request";
import { isRecord } from "../../lib/records";

type EndpointState = "checking" | "available" | "unavailable";

/** These aren't asked again during a visit. */
const available = new Set<string>();

export const checkEndpoint = async (path: string): Promise<EndpointState> => {
	try {
		const response = await apiRequest("GET", path);
		const answer: unknown = await response.json();
		if (!isRecord(answer) || answer.ok !== true) return "unavailable";
		available.add(path);
		return "available";
	} catch (error) {
		const isMissing =
			error instanceof SyntaxError || (isApiError(error) && [404, 405].includes(error.status));
		return isMissing ? "unavailable" : "checking";
	}
};

export const useEndpoint = (path: string): { state: EndpointState; check: () => void } => {
	const [state, setState] = useState<EndpointState>("checking");
	const check = useCallback(() => {
		setState(available.has(path) ? "available" : "checking");
		if (!available.has(path)) void checkEndpoint(path).then(setState);
	}, [path]);
	useEffect(() => {
		// The answer is needed only when the form is sent.
		const forget = whenIdle(check);
		const end = listen(["online"], check);
		return () => {
			forget();
			end();
		};
	}, [check]);
	return { state, check };
};
