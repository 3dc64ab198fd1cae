export interface ShownPicture {
	/** Who can be recognized in the picture. Missing means nobody. */
	readonly person?: string | null;
	/** A signed agreement to show them. `until` is the last day it holds, YYYY-MM-DD; missing if it has no end. */
	readonly consent?: { readonly scope: readonly string[]; readonly until?: string | null } | null;
}

/** Whether someone can be recognized in the picture, or a client's result is shown. */
export const showsSomeone = ({ person }: ShownPicture): boolean => person != null && person !== "none";

/** Whether it's a ground for a person's initials: its subject says so, and nobody is in it. Anything else that a person has as image is a photograph. */
export const isPortraitGround = ({ subject, person }: Pick<ShownPicture, "person"> & { readonly subject: string }): boolean =>
	/^portrait ground\b/i.test(subject) && !showsSomeone({ person });

/** Whether a picture that shows someone has a consent that covers this website today. */
export const getConsentState = (picture: ShownPicture, today: string): "not needed" | "recorded" | "missing" => {
	if (!showsSomeone(picture)) return "not needed";
	const { consent } = picture;
	return consent?.scope.includes("website") && (!consent.until || consent.until >= today) ? "recorded" : "missing";
};
