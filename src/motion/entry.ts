import { createContext } from "react";

/** Whether the page around comes in at its top, by a change of page: what lies below its first screen may be drawn a frame later. */
export const EntersAtTop = createContext(false);
