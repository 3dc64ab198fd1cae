import { graphql } from "gatsby";
import { BlockSection } from "../../components/layout/block-section";
import type { BlockData } from "../../components/prose/page-copy";
import { formatDollars } from "../../lib/catalog/prices";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";
import { List } from "../../ui/list";

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
	<article className="grid gap-x-12 gap-y-6 border-t border-hairline py-10 md:grid-cols-8-4 lg:grid-cols-4-5-3 lg:gap-x-14">
		<div>
			<Heading level={3}>{offer.name}</Heading>
			<p className="mt-3 text-note leading-relaxed text-muted">
				<KeepTogether>{offer.summary}</KeepTogether>
			</p>
			<p className="mt-3 flex flex-wrap gap-x-6">
				{offer.services.map(({ slug, path, title }) => (
					<Link key={slug} href={path} className="quiet-link inline-flex min-h-9 items-center text-note font-medium">
						{title}
					</Link>
				))}
			</p>
		</div>
		<div className="figures md:text-right lg:order-3 lg:w-48">
			<p className="font-display text-figure font-medium">{formatDollars(offer.amount)}</p>
			<p className="mt-2.5 text-note leading-snug text-muted">
				{formatDollars(offer.separately)} if you buy each one, <span className="whitespace-nowrap">{formatDollars(offer.separately - offer.amount)} more</span>
			</p>
		</div>
		<div className="text-note md:col-span-2 lg:order-2 lg:col-span-1 lg:pt-1.5">
			<List items={offer.includes} className="stack-1.5" />
			<p className="mt-4 text-small leading-relaxed text-caption">
				<KeepTogether>{offer.terms}</KeepTogether>
			</p>
		</div>
	</article>
);

/** Courses bought together, each with what its parts cost one by one. */
export const Packages = ({ block, packages }: { block: BlockData; packages: readonly Queries.PackageRowFragment[] }) => (
	<BlockSection block={block} tone="sand" className="tall">
		<div className="border-b border-hairline">
			{packages.map((offer) => (
				<Row key={offer.slug} offer={offer} />
			))}
		</div>
	</BlockSection>
);
