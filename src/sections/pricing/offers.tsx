import { graphql } from "gatsby";
import { BlockSection } from "../../components/blocks/sections";
import type { BlockData } from "../../components/prose/page-copy";
import { getBookingPath } from "../../lib/services/booking-path";
import { formatDollars } from "../../lib/services/prices";
import { ButtonLink } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { Lines } from "../../ui/lines";
import { LinkList } from "../../ui/links";
import { NarrowDisclosure } from "../../ui/narrow-disclosure";
import { Heading, List, Text } from "../../ui/text";

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
	fragment MembershipTier on Membership {
		slug
		name
		monthlyPrice
		summary
		includes
		terms
	}
`;

type Package = Queries.PackageRowFragment;

const Summary = ({ offer: { name, summary, services } }: { offer: Package }) => (
	<div>
		<Heading level={3} className="mb-3 max-lg:hidden">
			{name}
		</Heading>
		<Text className="max-w-text text-note leading-relaxed">{summary}</Text>
		<LinkList
			links={services.map(({ path, title }) => ({ href: path, label: title }))}
			className="mt-3 flex flex-wrap gap-x-6"
			linkClassName="quiet-link inline-flex min-h-9 items-center text-note font-medium"
		/>
	</div>
);

const Price = ({ offer: { slug, name, amount, separately } }: { offer: Package }) => (
	<div className="figures lg:w-52">
		<p className="mb-3 font-display text-figure font-medium max-lg:hidden">{formatDollars(amount)}</p>
		<p className="text-note leading-snug text-muted">
			{formatDollars(separately)} if you buy each one, <span className="whitespace-nowrap">{formatDollars(separately - amount)} more</span>
		</p>
		<ButtonLink variant="secondary" href={getBookingPath({ package: slug })} aria-label={`Ask for this package: ${name}`} className="mt-5 print:hidden">
			Ask for this package
		</ButtonLink>
	</div>
);

/** Each with what its parts cost one by one. */
export const Packages = ({ block, packages }: { block: BlockData; packages: readonly Package[] }) => (
	<BlockSection block={block} tone="sand" space="dense">
		<ul className="ruled border-y border-hairline">
			{packages.map((offer) => (
				<li key={offer.slug}>
					<NarrowDisclosure title={offer.name} figure={formatDollars(offer.amount)}>
						<article className="grid gap-x-(--column-gap) gap-y-5 pb-8 lg:grid-cols-5-7 lg:py-8">
							<Summary offer={offer} />
							<div className="flex flex-wrap gap-x-(--column-gap) gap-y-6">
								<div className="grow basis-64 text-note lg:pt-1.5">
									<List items={offer.includes} className="stack-1.5" />
									<Text className="mt-4 max-w-text text-small leading-relaxed text-caption">{offer.terms}</Text>
								</div>
								<Price offer={offer} />
							</div>
						</article>
					</NarrowDisclosure>
				</li>
			))}
		</ul>
	</BlockSection>
);

/** Each tier begins a step higher than the one before it. */
const steps = ["lg:pt-32", "lg:pt-16", ""];

type Membership = Queries.MembershipTierFragment;

const Tier = ({ tier, index }: { tier: Membership; index: number }) => (
	<li className={cx("border-b border-hairline lg:border-b-0", steps[index])}>
		<div className={cx("h-full", index > 0 && "lg:border-l lg:border-hairline lg:pl-8")}>
			<NarrowDisclosure title={tier.name} figure={`${formatDollars(tier.monthlyPrice)} a month`}>
				<Heading level={3} className="max-lg:hidden">
					{tier.name}
				</Heading>
				<p className="figures mt-4 max-lg:hidden">
					<span className="font-display text-figure font-medium">{formatDollars(tier.monthlyPrice)}</span> <span className="text-muted">a month</span>
				</p>
				<Text className="max-w-short lg:mt-4">{tier.summary}</Text>
				<ButtonLink variant="secondary" href={getBookingPath({ membership: tier.slug })} className="mt-5 mb-6 print:hidden">
					Start with {tier.name}
				</ButtonLink>
				<Lines texts={tier.includes} className="ruled border-y border-hairline text-note leading-snug" each="py-3" />
				<Heading level={4} className="mt-7 font-text! text-note!">
					Terms
				</Heading>
				<Lines texts={tier.terms} className="mt-2 mb-8 stack-2 text-small leading-relaxed text-caption" each="wrap-anywhere" />
			</NarrowDisclosure>
		</div>
	</li>
);

export const Memberships = ({ block, tiers }: { block: BlockData; tiers: readonly Membership[] }) => (
	<BlockSection block={block} tone="deep" space="dense">
		<ul className="border-t border-hairline lg:-mt-8 lg:grid lg:grid-cols-rising lg:gap-x-10 lg:border-t-0">
			{tiers.map((tier, index) => (
				<Tier key={tier.slug} tier={tier} index={index} />
			))}
		</ul>
	</BlockSection>
);
