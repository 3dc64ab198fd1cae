import { createGatsbyFunction } from "../server/gatsby-functions";

export * from "../server/gatsby-functions";

/** `GET` shows visitors their request; `POST` changes or withdraws it (docs/booking.md). */
export default createGatsbyFunction("/api/request");
