export const deskPath = "/api/desk";
export const todayPath = `${deskPath}/today`;
export const newPath = `${deskPath}/new`;

/** A path that holds no secret, because whoever opens it has to sign in. */
export const getInquiryPath = (reference: string): string =>
	`${deskPath}?${new URLSearchParams({ reference })}`;
export const figuresPath = `${deskPath}/figures`;
