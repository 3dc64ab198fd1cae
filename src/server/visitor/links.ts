import { createHmac, timingSafeEqual } from "node:crypto";

export const visitorPath = "/api/request";

export const createLinks = (secret: string) => {
	const sign = (reference: string): Buffer =>
		createHmac("sha256", secret).update(`visitor\n${reference}`).digest();
	return {
		path: (reference: string): string =>
			`${visitorPath}?${new URLSearchParams({ reference, signature: sign(reference).toString("base64url") })}`,
		check: (reference: string, signature: string): boolean => {
			const given = Buffer.from(signature, "base64url");
			const expected = sign(reference);
			// In base64url, several texts stand for the same bytes. Only the one we write counts.
			return (
				given.toString("base64url") === signature &&
				given.length === expected.length &&
				timingSafeEqual(given, expected)
			);
		},
	};
};
export type Links = ReturnType<typeof createLinks>;
