import { handlerOf } from "../server/app";
import { noBodyParser } from "../server/body-parser";
import { refuseMultipart } from "../server/multipart";

refuseMultipart();

export const config = noBodyParser;

/** `POST` takes an appointment request; `GET` says whether requests are taken (decisions §7). */
export default handlerOf("appointment");
