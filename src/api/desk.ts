import { createGatsbyFunction } from "../server/gatsby-functions";

export * from "../server/gatsby-functions";

/** The front desk's inbox: `GET` shows it, `POST` signs in and saves what was done (docs/booking.md). */
export default createGatsbyFunction("/api/desk");
