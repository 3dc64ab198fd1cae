import { handlerOf } from "../server/app";
import { noBodyParser } from "../server/body-parser";
import { loadOnce } from "../server/load-once";
import { refuseMultipart } from "../server/multipart";

loadOnce();
refuseMultipart();

export const config = noBodyParser;

/** `POST` takes an appointment request; `GET` says whether requests are taken (decisions §7). */
export default handlerOf("appointment");
