import { graphql } from "gatsby";
import { Suspense } from "react";
import { useHydrated } from "../../hooks/use-hydrated";
import { findBlock } from "../../lib/pages/blocks";
import { readCompareQuery } from "../../lib/services/compare-query";
import { cx } from "../../ui/class-names";
import { lazyComponent, NotLoaded } from "../../ui/lazy-component";
import { LinkList } from "../../ui/links";
import { Section } from "../../ui/section";
import { Heading, Paragraphs } from "../../ui/text";
import type { CompareToolProps } from "./tool";

const TreatmentLinks = ({ page, categories }: Pick<CompareToolProps, "page" | "categories">) => {
	const { heading, text } = findBlock(page, "treatments");
	return (
		<div className="border-t border-hairline pt-10 mt-12">
			<Heading level={2} size={3}>
				{heading}
			</Heading>
			<Paragraphs texts={text} each="mt-3 hidden max-w-text text-muted noscript:block" />
			<div className="mt-8 gap-x-(--column-gap) sm:columns-2 lg:columns-3">
				{categories.map(({ slug, title, services }) => (
					<div key={slug} className="break-inside-avoid pb-8">
						<Heading level={3} size={4} className="mb-2">
							{title}
						</Heading>
						<LinkList
							links={services.map((service) => ({ href: service.path, label: service.title }))}
							linkClassName="inline-flex min-h-9 items-center py-1 leading-snug hover:text-link hover:underline"
						/>
					</div>
				))}
			</div>
		</div>
	);
};

export const fragments = graphql`
	fragment ComparedCategory on Category {
		slug
		title
		services {
			path
			...ComparedService
		}
	}
`;

const CompareTool = lazyComponent(
	"compare",
	() => import(/* webpackChunkName: "compare" */ "./tool").then((module) => module.CompareTool),
	(props) => (
		<>
			<NotLoaded>Each treatment’s page has the same facts.</NotLoaded>
			{props.query.chosen.length > 0 && <TreatmentLinks {...props} />}
		</>
	),
);

/** A comparison is at least as high as the window, so that nothing in view moves. */
export const Comparison = ({
	search,
	...props
}: Omit<CompareToolProps, "query"> & { search: string }) => {
	const mounted = useHydrated();
	const query = readCompareQuery(
		search,
		props.categories.flatMap(({ services }) => services),
	);
	const comparing = query.chosen.length > 0;
	return (
		<Section space="none" className="pb-(--section)">
			<div
				className={cx(
					"noscript:hidden",
					comparing ? "min-h-window" : "min-h-154 md:min-h-72 lg:min-h-48",
				)}
			>
				{mounted ? (
					<Suspense>
						<CompareTool {...props} query={query} />
					</Suspense>
				) : (
					<p className="shown-late max-w-text border-l-2 border-marker pl-5">
						The comparison hasn’t loaded. Each treatment’s page below has the same facts, and
						loading this page again may bring it back.
					</p>
				)}
			</div>
			{!comparing && <TreatmentLinks {...props} />}
		</Section>
	);
};
