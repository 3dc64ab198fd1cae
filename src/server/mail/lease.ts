import { randomUUID } from "node:crypto";
import type { Lease } from "../requests/entry";

/** Milliseconds a lease holds; it's renewed after a third of them. What a killed process was sending is free after that. */
export const leaseDuration = 30_000;

/** Names this process. */
export const owner = randomUUID();

/** A lease of this process. @param at an instant of the outbox' clock, in milliseconds since 1970 */
export const createLease = (at: number): Lease => ({ owner, until: at + leaseDuration });
