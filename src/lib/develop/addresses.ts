/** Server-sent events by which `gatsby develop` tells open pages what's wrong with content/; empty if nothing is. */
export const contentReportPath = "/__content/report";
