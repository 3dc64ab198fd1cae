import { useEffect, useRef, useState } from "react";
import { ChipLink } from "../../ui/links";
import type { LinkItem } from "../../ui/text";

/** The id of the section that's at a third of the window's height; undefined between sections. */
const useCurrentSection = (ids: string): string | undefined => {
	const [current, setCurrent] = useState<string>();
	useEffect(() => {
		if (!("IntersectionObserver" in window)) return;
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { isIntersecting, target } of entries)
					setCurrent((before) =>
						isIntersecting ? target.id : before === target.id ? undefined : before,
					);
			},
			{ rootMargin: "-33% 0px -67%" },
		);
		for (const section of document.querySelectorAll(ids)) observer.observe(section);
		return () => observer.disconnect();
	}, [ids]);
	return current;
};

/** Scrolls only the row to the current link: `scrollIntoView` would scroll the page, too. */
export const showCurrent = (row: HTMLElement): void => {
	const current = row.querySelector<HTMLElement>("[aria-current]");
	if (current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
};

export const ContentsBar = ({ links }: { links: readonly LinkItem[] }) => {
	const row = useRef<HTMLUListElement>(null);
	const ids = links.flatMap(({ href }) => (href.startsWith("#") ? href : [])).join();
	const current = useCurrentSection(ids);
	useEffect(() => {
		if (row.current && !current) row.current.scrollLeft = 0;
		else if (row.current) showCurrent(row.current);
	}, [current]);
	return (
		<nav aria-label="On this page" className="contents-bar print:hidden">
			<ul ref={row} className="lg:flex-wrap">
				{links.map(({ label, href }) => (
					<li key={href}>
						<ChipLink
							href={href}
							aria-current={href === `#${current}` ? "true" : undefined}
							className="min-h-11 px-4 text-small whitespace-nowrap"
						>
							{label}
						</ChipLink>
					</li>
				))}
			</ul>
		</nav>
	);
};
