export interface ShownPicture {
	/** Who can be recognized in it; missing means nobody. */
	readonly person?: string | null;
	/** `until` is the last day it holds, YYYY-MM-DD; missing if it has no end. */
	readonly consent?: { readonly scope: readonly string[]; readonly until?: string | null } | null;
}

export const showsSomeone = ({ person }: ShownPicture): boolean =>
	person != null && person !== "none";

/** A background for a person's initials shows nobody. */
export const isPortraitGround = ({
	subject,
	person,
}: Pick<ShownPicture, "person"> & { readonly subject: string }): boolean =>
	/^portrait ground\b/i.test(subject) && !showsSomeone({ person });

export const getConsentState = (
	picture: ShownPicture,
	today: string,
): "not needed" | "recorded" | "missing" => {
	if (!showsSomeone(picture)) return "not needed";
	const { consent } = picture;
	return consent?.scope.includes("website") && (!consent.until || consent.until >= today)
		? "recorded"
		: "missing";
};
