import { getPath } from "./navigation";

const hiddenPaths = ["/404", "/offline", "/admin/media"];

/**
 * Whether a page isn't public: the sitemaps leave it out, and search engines are told not to list it (docs/specification.md R70). Every other
 * page is public.
 */
export const isHidden = (path: string): boolean => hiddenPaths.includes(getPath(path).replace(/\.html$/, ""));
