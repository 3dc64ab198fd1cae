import { type RefObject, useEffect, useState } from "react";
import { whenNearViewport } from "../browser/near-viewport";

/** Whether an element has come near the viewport: what it needs may then be loaded. */
export const useNearViewport = (place: RefObject<Element | null>): boolean => {
	const [near, setNear] = useState(false);
	useEffect(() => (place.current ? whenNearViewport(place.current, () => setNear(true)) : undefined), [place]);
	return near;
};
