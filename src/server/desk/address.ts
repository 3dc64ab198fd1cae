export const deskPath = "/api/desk";

/** Where the front desk sees a request, as a path of the site. It holds no secret: whoever opens it has to sign in. */
export const deskAddress = (reference: string): string => `${deskPath}?${new URLSearchParams({ reference })}`;
