import { graphql } from "gatsby";
import { BlockSection } from "../../components/blocks/sections";
import type { BlockData } from "../../components/prose/page-copy";
import { getBookingPath } from "../../lib/services/booking-path";
import { formatDollars } from "../../lib/services/prices";
import { ButtonLink } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { NarrowDisclosure } from "../../ui/narrow-disclosure";
import { Heading, Text } from "../../ui/text";

export const fragments = graphql`
	fragment MembershipTier on Membership {
		slug
		name
		monthlyPrice
		summary
		includes
		terms
	}
`;

/** Each tier begins a step higher than the one before it. */
const steps = ["lg:pt-32", "lg:pt-16", ""];

type Membership = Queries.MembershipTierFragment;

const Lines = ({ tier: { includes, terms } }: { tier: Membership }) => (
	<>
		<ul className="ruled border-y border-hairline text-note leading-snug">
			{includes.map((line) => (
				<Text as="li" key={line} className="py-3">
					{line}
				</Text>
			))}
		</ul>
		<Heading level={4} className="mt-7 font-text! text-note!">
			Terms
		</Heading>
		<ul className="mt-2 mb-8 stack-2 text-small leading-relaxed text-caption">
			{terms.map((line) => (
				<Text as="li" key={line}>
					{line}
				</Text>
			))}
		</ul>
	</>
);

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
				<Lines tier={tier} />
			</NarrowDisclosure>
		</div>
	</li>
);

/** The tiers side by side, wider as they hold more; hairlines between them. */
export const Memberships = ({ block, tiers }: { block: BlockData; tiers: readonly Membership[] }) => (
	<BlockSection block={block} tone="deep" space="dense">
		<ul className="border-t border-hairline lg:-mt-8 lg:grid lg:grid-cols-rising lg:gap-x-10 lg:border-t-0">
			{tiers.map((tier, index) => (
				<Tier key={tier.slug} tier={tier} index={index} />
			))}
		</ul>
	</BlockSection>
);
