import { type RefObject, useEffect, useState } from "react";

export const useNearViewport = (place: RefObject<Element | null>): boolean => {
	const [near, setNear] = useState(false);
	useEffect(() => {
		if (!place.current) return;
		if (!("IntersectionObserver" in window)) return setNear(true);
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
				observer.disconnect();
				setNear(true);
			},
			{ rootMargin: "400px" },
		);
		observer.observe(place.current);
		return () => observer.disconnect();
	}, [place]);
	return near;
};
