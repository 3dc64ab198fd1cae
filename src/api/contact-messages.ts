import { createGatsbyFunction } from "../server/gatsby-functions";

export * from "../server/gatsby-functions";

/** `POST` takes a message to the desk; `GET` says whether messages are taken (docs/booking.md). */
export default createGatsbyFunction("/api/contact-messages");
