import { handlerOf } from "../server/app";
import { gatsbyFunction } from "../server/function-config";
import { loadOnce } from "../server/load-once";
import { refuseMultipart } from "../server/multipart";

loadOnce();
refuseMultipart();

export const { config } = gatsbyFunction;

/** `POST` takes a message to the desk; `GET` says whether messages are taken (decisions §7). */
export default handlerOf("message");
