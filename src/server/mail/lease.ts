import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Lease } from "../requests/entry";

/** Milliseconds a lease holds; it's renewed after a third of them. */
export const leaseDuration = 30_000;

/** The workers of this process. */
const owners = new Set<string>();

/** A new worker's name, and its leases. @param at an instant of the outbox' clock, in milliseconds since 1970 */
export const createLeases = (): { readonly owner: string; readonly lease: (at: number) => Lease } => {
	const owner = randomUUID();
	owners.add(owner);
	return { owner, lease: (at) => ({ owner, pid: process.pid, host: hostname(), until: at + leaseDuration }) };
};

/** True if the process that holds a lease is gone: killed, on this machine. */
export const isGone = ({ owner, pid, host }: Lease): boolean => {
	if (host !== hostname()) return false;
	// Our process id and a worker we don't know: the container was restarted.
	if (pid === process.pid) return !owners.has(owner);
	try {
		process.kill(pid, 0);
		return false;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "ESRCH";
	}
};
