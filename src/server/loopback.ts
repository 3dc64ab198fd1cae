import { isIPv4 } from "node:net";

/** Whether a host of an address is this machine itself, as it's written: what's sent there never leaves the machine. @param host as in URL.hostname */
export const isLoopback = (host: string): boolean => {
	const name = host.toLowerCase();
	return name === "localhost" || name === "[::1]" || (isIPv4(name) && name.startsWith("127."));
};
