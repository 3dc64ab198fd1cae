/** A signed agreement to show someone in a picture, as the catalog has it. */
export interface Consent {
	readonly reference: string;
	/** The day it was signed. Days are written YYYY-MM-DD. */
	readonly date: string;
	readonly scope: readonly string[];
	/** The last day it holds; missing if it has no end. */
	readonly until?: string | null;
}

/** What the catalog says of who's in a picture. */
export interface ShownPicture {
	/** Who can be recognized in the picture. Missing means nobody. */
	readonly person?: string | null;
	readonly consent?: Consent | null;
}

export type ConsentState = "not needed" | "recorded" | "missing";

/** Whether someone can be recognized in the picture, or a client's result is shown. */
export const showsSomeone = ({ person }: ShownPicture): boolean => person != null && person !== "none";

/** Whether a picture that shows someone has a consent that covers this website today. @param today the spa's calendar day */
export const getConsentState = (picture: ShownPicture, today: string): ConsentState => {
	if (!showsSomeone(picture)) return "not needed";
	const { consent } = picture;
	return consent?.scope.includes("website") && (!consent.until || consent.until >= today) ? "recorded" : "missing";
};
