import { memo, useEffect, useRef } from "react";

/** How far the page is read, 0 to 100, as a thin line at the window's top. Written past React: it changes with every frame. */
export const ScrollProgress = memo(() => {
	const bar = useRef<HTMLDivElement>(null);
	useEffect(() => {
		let frame = 0;
		const update = () => {
			frame = 0;
			const room = document.documentElement.scrollHeight - window.innerHeight;
			const part = room > 0 ? Math.min(1, Math.max(0, window.scrollY / room)) : 0;
			bar.current?.setAttribute("aria-valuenow", String(Math.round(part * 100)));
			bar.current?.style.setProperty("--progress", String(part));
		};
		const schedule = () => {
			frame ||= requestAnimationFrame(update);
		};
		// With the next frame, which has the layout that it asks for: now it would be made for nobody.
		schedule();
		window.addEventListener("scroll", schedule, { passive: true });
		window.addEventListener("resize", schedule);
		return () => {
			cancelAnimationFrame(frame);
			window.removeEventListener("scroll", schedule);
			window.removeEventListener("resize", schedule);
		};
	}, []);
	return (
		<div
			ref={bar}
			role="progressbar"
			aria-label="Page scroll progress"
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={0}
			className="scroll-progress"
			data-print="hide"
		/>
	);
});
