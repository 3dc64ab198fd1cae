import { createGatsbyFunction } from "../server/gatsby-functions";

export * from "../server/gatsby-functions";

/** `GET` says whether requests can be stored and mails arrive (docs/booking.md). */
export default createGatsbyFunction("/api/health");
