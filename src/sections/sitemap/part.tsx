import type { ReactNode } from "react";
import { cx } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

export interface SitemapPartProps {
	id: string;
	heading: string;
	/** How many pages it lists. */
	count: number;
	children: ReactNode;
	/** True for the last one on the page. */
	last?: boolean;
}

/** A part of the sitemap: its name and how many pages it has at the left, the pages at the right. */
export const SitemapPart = ({ id, heading, count, children, last = false }: SitemapPartProps) => (
	<Section space="none" labelledBy={id} className={cx(last && "pb-(--section)")}>
		<Split gap="tight" className="border-t border-hairline py-10 lg:py-14">
			<div className="flex items-baseline justify-between gap-4 self-start md:block">
				<Heading level={2} size={3} id={id}>
					{heading}
				</Heading>
				<p className="figures text-small text-caption md:mt-1">
					{count} {count === 1 ? "page" : "pages"}
				</p>
			</div>
			<div className="@container">{children}</div>
		</Split>
	</Section>
);
