import { useEffect, useRef } from "react";
import { pageRefreshedPath } from "../../lib/develop/addresses";

interface RefreshNoteProps {
	pathname: string;
	/** The path of the page that's shown: another one if there's no page at the address. */
	page: string;
	data: unknown;
}

/** Tells `gatsby develop` that the page shows new data, so that the terminal can say how long that took. It's on no page of a build. */
export const RefreshNote = ({ pathname, page, data }: RefreshNoteProps) => {
	const content = JSON.stringify(data);
	const shown = useRef({ pathname, content });
	useEffect(() => {
		const isNew = shown.current.pathname === pathname && shown.current.content !== content;
		shown.current = { pathname, content };
		if (isNew && page === pathname) void fetch(`${pageRefreshedPath}?path=${encodeURIComponent(pathname)}`, { method: "POST" });
	}, [pathname, page, content]);
	return null;
};
