export const deskPath = "/api/desk";

/** Where the front desk sees a request, as a path of the site. It holds no secret: who isn't signed in is asked to. */
export const deskAddress = (reference: string): string => `${deskPath}?${new URLSearchParams({ reference })}`;
