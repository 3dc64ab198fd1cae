import { getPath } from "./navigation";

const hiddenPaths = ["/404", "/offline", "/admin/media"];

/** Whether a page is hidden from search engines: noindex, and in no sitemap. Every other page is listed (docs/specification.md R70). */
export const isHidden = (path: string): boolean => hiddenPaths.includes(getPath(path).replace(/\.html$/, ""));
