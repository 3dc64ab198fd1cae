import { createGatsbyFunction } from "../server/gatsby-functions";

export * from "../server/gatsby-functions";

/** `GET` shows the front desk a request; `POST` notes what was done about it (docs/booking.md). */
export default createGatsbyFunction("/api/desk");
