import { graphql } from "gatsby";
import { SectionHead } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { formatDollars } from "../../lib/catalog/prices";
import { Heading } from "../../ui/heading";
import { Link } from "../../ui/link";
import { Band } from "../../ui/section";

export const fragments = graphql`
	fragment PackageRow on TreatmentPackage {
		slug
		name
		summary
		amount
		separately
		includes
		terms
		services {
			slug
			path
			title
		}
	}
`;

const Row = ({ offer }: { offer: Queries.PackageRowFragment }) => (
	<article className="grid gap-x-12 gap-y-6 border-t border-hairline py-10 md:grid-cols-[7fr_3fr] lg:grid-cols-[4fr_5fr_auto] lg:gap-x-14">
		<div>
			<Heading level={3}>{offer.name}</Heading>
			<p className="mt-3 text-[1rem] leading-relaxed text-muted">{offer.summary}</p>
			<p className="mt-3 flex flex-wrap gap-x-6">
				{offer.services.map(({ slug, path, title }) => (
					<Link key={slug} href={path} className="quiet-link inline-flex min-h-9 items-center text-[1rem] font-medium">
						{title}
					</Link>
				))}
			</p>
		</div>
		<div className="figures md:text-right lg:order-3 lg:w-48">
			<p className="font-display text-[3rem] leading-none font-medium">{formatDollars(offer.amount)}</p>
			<p className="mt-2.5 text-[1rem] leading-snug text-muted">
				{formatDollars(offer.separately)} bought separately, <span className="whitespace-nowrap">{formatDollars(offer.separately - offer.amount)} more</span>
			</p>
		</div>
		<div className="text-[1rem] md:col-span-2 lg:order-2 lg:col-span-1 lg:pt-1.5">
			<ul className="list-disc stack-1.5 pl-5 marker:text-mark">
				{offer.includes.map((line) => (
					<li key={line} className="pl-1">
						{line}
					</li>
				))}
			</ul>
			<p className="mt-4 text-[0.9375rem] leading-relaxed text-caption">{offer.terms}</p>
		</div>
	</article>
);

/** Courses bought together, each with what its parts cost one by one. */
export const Packages = ({ block, packages }: { block: BlockData; packages: readonly Queries.PackageRowFragment[] }) => (
	<Band tone="sand" id="packages" labelledBy="packages-heading">
		<SectionHead id="packages-heading" eyebrow={block.eyebrow} heading={block.heading} text={block.text} className="mb-12" />
		<div className="border-b border-hairline">
			{packages.map((offer) => (
				<Row key={offer.slug} offer={offer} />
			))}
		</div>
	</Band>
);
