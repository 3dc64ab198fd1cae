import { createContext, type ReactNode, useContext, useState } from "react";

const TreatmentDay = createContext<readonly [string, (day: string) => void]>(["", () => {}]);

/** The day of the treatment, `YYYY-MM-DD` or empty: entered in today-tool.tsx, shown in the table. */
export const TreatmentDayProvider = ({ children }: { children: ReactNode }) => <TreatmentDay value={useState("")}>{children}</TreatmentDay>;

export const useTreatmentDay = () => useContext(TreatmentDay);
