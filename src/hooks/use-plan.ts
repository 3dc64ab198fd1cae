import { useSyncExternalStore } from "react";
import { emptyPlan, type Plan, readPlan } from "../lib/services/plan/plan";

let plan = emptyPlan;
/** The last query that a plan was read from: a shared address mustn't undo later changes. */
let read = "";
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

export const getPlan = (): Plan => {
	if (location.search && location.search !== read) {
		read = location.search;
		const { lines, event, budget } = readPlan(new URLSearchParams(read));
		if (lines.length > 0 || event || budget) plan = { lines, event, budget };
	}
	return plan;
};

export const setPlan = (change: Partial<Plan>): void => {
	plan = { ...getPlan(), ...change };
	for (const listener of listeners) listener();
};

/** The plan that all tools share. It's only in memory, and empty in the HTML. */
export const usePlan = (): Plan => useSyncExternalStore(subscribe, getPlan, () => emptyPlan);
