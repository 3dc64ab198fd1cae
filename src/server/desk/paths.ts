export const deskPath = "/api/desk";
export const todayPath = `${deskPath}/today`;

/** A path that holds no secret, because whoever opens it has to sign in. */
export const getInquiryPath = (reference: string): string =>
	`${deskPath}?${new URLSearchParams({ reference })}`;
