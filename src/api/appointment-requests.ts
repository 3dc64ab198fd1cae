import { createGatsbyFunction } from "../server/gatsby-functions";

export * from "../server/gatsby-functions";

/** `POST` takes an appointment request; `GET` says whether requests are taken (docs/booking.md). */
export default createGatsbyFunction("/api/appointment-requests");
