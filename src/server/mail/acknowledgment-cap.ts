import { createLimit, type SharedCounts } from "../limit";

/** Acknowledgments that one address gets in a day: anybody may enter anybody's address in a form. */
const most = 3;
const day = 24 * 3600;

/** Says no to one more. The code is a mail server's for "no, for good" to a recipient (RFC 5321), so the mail is given up like any that's refused. */
export class TooManyAcknowledgments extends Error {
	override readonly name = "TooManyAcknowledgments";
	readonly responseCode = 550;
	readonly command = "RCPT TO";
	constructor() {
		super(`This address got ${most} acknowledgments within a day, so it gets no more today.`);
	}
}

/** Counts an acknowledgment to an address. @throws TooManyAcknowledgments if it's one too many; Error if it can't be counted */
export type AcknowledgmentCap = (address: string) => Promise<void>;

/** The cap of acknowledgments for each address. @param shared without it, this process counts by itself */
export const createAcknowledgmentCap = (shared?: SharedCounts): AcknowledgmentCap => {
	const limit = createLimit("acknowledgment", most, day, shared);
	return async (address) => {
		if ((await limit.take(address.trim().toLowerCase())) > 0) throw new TooManyAcknowledgments();
	};
};
