import { publicFiles } from "../../lib/pages/addresses";
import { dayIn } from "../../lib/time/clock";
import { addDays } from "../../lib/time/dates";
import type { PublicSource } from "./source";

/** RFC 9116 wants less than a year. Each build starts it anew. */
const validDays = 364;

/** security.txt (RFC 9116): whom to write to about a security problem, and until when that's sure to be right. @param now when it's built */
export const writeSecurity = ({ site, siteUrl }: Pick<PublicSource, "site" | "siteUrl">, now: Date): string => `Contact: mailto:${site.email}
Expires: ${addDays(dayIn("UTC", now), validDays)}T00:00:00Z
Preferred-Languages: en
Canonical: ${siteUrl}${publicFiles.security}
`;
