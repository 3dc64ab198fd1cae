import { handlerOf } from "../server/app";
import { gatsbyFunction } from "../server/function-config";
import { loadOnce } from "../server/load-once";
import { refuseMultipart } from "../server/multipart";

loadOnce();
refuseMultipart();

export const { config } = gatsbyFunction;

/** `POST` takes an appointment request; `GET` says whether requests are taken (decisions §7). */
export default handlerOf("appointment");
