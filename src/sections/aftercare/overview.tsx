import { graphql } from "gatsby";
import type { BlockProps } from "../../components/blocks/render-blocks";
import { RenderNearViewport } from "../../components/blocks/render-near-viewport";
import { BlockSection, SplitSection } from "../../components/blocks/sections";
import { groupWaits } from "../../lib/services/describe-waits";
import { formatAftercare } from "../../lib/services/format-course";
import { Disclosure } from "../../ui/disclosure";
import { lazyComponent, NotLoaded } from "../../ui/lazy-component";
import { Lines } from "../../ui/lines";
import { Heading, Link, Text } from "../../ui/text";

export const fragments = graphql`
	fragment AftercareWait on Wait {
		...WaitFields
		why
	}
	fragment AftercareCategory on Category {
		slug
		title
		services {
			slug
			title
			aftercarePath
			preCare
			course {
				aftercareDays
				intervalDays {
					min
					max
				}
			}
		}
	}
`;

interface OverviewProps extends BlockProps {
	categories: readonly Queries.AftercareCategoryFragment[];
}

export const AftercareTreatments = ({ block, place, categories }: OverviewProps) => (
	<BlockSection block={block} space="dense" {...place}>
		<div className="gap-x-(--column-gap) md:columns-2">
			{categories.map(({ slug, title, services }) => (
				<div key={slug} className="break-inside-avoid pb-9">
					<Heading level={3} size={4}>
						{title}
					</Heading>
					<ul className="ruled mt-3 border-y border-hairline">
						{services.map((service) => (
							<li key={service.slug}>
								<Link
									href={service.aftercarePath}
									className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5 hover:text-link"
								>
									<Text as="span" className="font-medium">
										{service.title}
									</Text>
									<span className="figures text-note text-muted">
										{formatAftercare(service.course.aftercareDays)}
									</span>
								</Link>
							</li>
						))}
					</ul>
				</div>
			))}
		</div>
	</BlockSection>
);

const WaitTool = lazyComponent(
	"waits",
	() => import(/* webpackChunkName: "waits" */ "./wait-tool").then((module) => module.WaitTool),
	() => <NotLoaded>All waiting times are listed below.</NotLoaded>,
);

export const AftercareWaits = ({
	block,
	place,
	categories,
	waits,
}: OverviewProps & { waits: readonly Queries.AftercareWaitFragment[] }) => {
	const services = categories.flatMap((category) => category.services);
	const groups = groupWaits(
		waits,
		(slug) => services.find((service) => service.slug === slug)?.title,
	);
	return (
		<SplitSection block={block} space="dense" {...place}>
			<div>
				<p className="mb-6 max-w-text noscript:hidden">
					Tell us what you had and when, and you’ll see the first day that makes sense, and why.
				</p>
				<RenderNearViewport className="min-h-88 sm:min-h-60">
					<WaitTool services={services} waits={waits} />
				</RenderNearViewport>
				<Disclosure summary="All waiting times" className="mt-8 border-y">
					<ul className="ruled">
						{groups.map(({ title, lines }) => (
							<li key={title} className="py-5">
								<Heading level={3} size={4}>
									{title}
								</Heading>
								<Lines texts={lines} className="mt-2 stack-2 text-note leading-snug" />
							</li>
						))}
					</ul>
				</Disclosure>
			</div>
		</SplitSection>
	);
};
