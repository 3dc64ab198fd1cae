/** The parts of an address; undefined if it has none. Not by `URL.canParse`, which refuses umlauts once V8 has compiled it (Node 20). */
export const parseAddress = (address: string): URL | undefined => {
	try {
		return new URL(address);
	} catch {
		return undefined;
	}
};

/** The host of an address without www; empty if there's none. */
export const getHost = (address: string): string => parseAddress(address)?.hostname.replace(/^www\./, "") ?? "";
