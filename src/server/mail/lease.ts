import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Lease } from "../requests/entry";

/** Milliseconds a lease holds; it's renewed after a third of them. */
export const leaseDuration = 30_000;

/** Names this process among those that have had its number. */
export const owner = randomUUID();

/** A lease of this process. @param at an instant of the outbox' clock, in milliseconds since 1970 */
export const createLease = (at: number): Lease => ({ owner, pid: process.pid, host: hostname(), until: at + leaseDuration });

/** True if the process that holds a lease is gone: killed, on this machine. */
export const isGone = (lease: Lease): boolean => {
	if (lease.host !== hostname()) return false;
	// Our process id and a name we don't know: the container was restarted.
	if (lease.pid === process.pid) return lease.owner !== owner;
	try {
		process.kill(lease.pid, 0);
		return false;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "ESRCH";
	}
};
