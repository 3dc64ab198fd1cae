/** Where `gatsby develop` tells open pages what's wrong with content/: server-sent events, each a message as JSON, empty if nothing is wrong. */
export const contentReportPath = "/__content/report";
