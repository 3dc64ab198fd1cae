/** Server-sent events, by which `gatsby develop` tells open pages what's wrong with content/. */
export const contentReportPath = "/__content/report";
