import { createContext, type ReactNode, useContext, useState } from "react";

const TreatmentDay = createContext<readonly [string, (day: string) => void]>(["", () => {}]);

/** Holds the day of the treatment once it's entered (today-tool.tsx), for the table, which says its dates then. */
export const TreatmentDayProvider = ({ children }: { children: ReactNode }) => <TreatmentDay value={useState("")}>{children}</TreatmentDay>;

/** The day of the treatment, `YYYY-MM-DD`, or empty, and a function that sets it. */
export const useTreatmentDay = () => useContext(TreatmentDay);
