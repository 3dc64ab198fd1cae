import { handlerOf } from "../server/app";
import { noBodyParser } from "../server/body-parser";
import { refuseMultipart } from "../server/multipart";

refuseMultipart();

export const config = noBodyParser;

/** `POST` takes a message to the desk; `GET` says whether messages are taken (decisions §7). */
export default handlerOf("message");
