import { createHmac, timingSafeEqual } from "node:crypto";

export const visitorPath = "/api/request";

/** Makes and checks the links of visitors. Whoever has one may see how the request stands, change and cancel it. @param earlier a secret whose links still work */
export const createLinks = (secret: string, earlier = secret) => {
	const sign = (reference: string, key = secret): Buffer => createHmac("sha256", key).update(`visitor\n${reference}`).digest();
	return {
		/** The link as a path of the site: "/api/request?reference=…&signature=…". */
		path: (reference: string): string => `${visitorPath}?${new URLSearchParams({ reference, signature: sign(reference).toString("base64url") })}`,
		/** Whether a signature is ours, for this reference. */
		check: (reference: string, signature: string): boolean => {
			const given = Buffer.from(signature, "base64url");
			const matches = (expected: Buffer): boolean => given.length === expected.length && timingSafeEqual(given, expected);
			// Of base64url, several texts can be the same bytes: only the one we write is ours.
			return given.toString("base64url") === signature && [secret, earlier].some((key) => matches(sign(reference, key)));
		},
	};
};
export type Links = ReturnType<typeof createLinks>;
