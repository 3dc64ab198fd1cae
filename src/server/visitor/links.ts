import { createHmac, timingSafeEqual } from "node:crypto";
import { visitorPath } from "../../lib/forms/request-lookup";
import type { Inquiry } from "../inquiries/inquiry";

/** Once the desk has corrected the email address, a link that was mailed to the old one is dead. */
type LinkOwner = Pick<Inquiry, "reference" | "replyTo">;

export const createLinks = (secret: string) => {
	const sign = ({ reference, replyTo }: LinkOwner) =>
		createHmac("sha256", secret).update(`visitor\n${reference}\n${replyTo}`).digest();
	return {
		path: (owner: LinkOwner): string => {
			const signature = sign(owner).toString("base64url");
			return `${visitorPath}?${new URLSearchParams({ reference: owner.reference, signature })}`;
		},
		check: (owner: LinkOwner, signature: string): boolean => {
			const given = Buffer.from(signature, "base64url");
			const expected = sign(owner);
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
