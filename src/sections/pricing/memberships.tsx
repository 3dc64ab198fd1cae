import { graphql } from "gatsby";
import { BlockSection } from "../../components/layout/block-section";
import type { BlockData } from "../../components/prose/page-copy";
import { getBookingPath } from "../../lib/catalog/booking-path";
import { formatDollars } from "../../lib/catalog/prices";
import { ButtonLink } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { Fold } from "../../ui/fold";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";

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

const Details = ({ tier: { includes, terms } }: { tier: Membership }) => (
	<Fold title="What’s included, and the terms">
		<ul className="ruled border-y border-hairline text-note leading-snug">
			{includes.map((line) => (
				<li key={line} className="py-3">
					<KeepTogether>{line}</KeepTogether>
				</li>
			))}
		</ul>
		<Heading level={4} className="mt-7 font-text! text-note!">
			Terms
		</Heading>
		<ul className="mt-2 stack-2 text-small leading-relaxed text-caption">
			{terms.map((line) => (
				<li key={line}>
					<KeepTogether>{line}</KeepTogether>
				</li>
			))}
		</ul>
	</Fold>
);

const Tier = ({ tier, index }: { tier: Membership; index: number }) => (
	<li className={cx("border-t border-hairline pt-7 lg:border-t-0", steps[index])}>
		<div className={cx("h-full", index > 0 && "lg:border-l lg:border-hairline lg:pl-8")}>
			<Heading level={3}>{tier.name}</Heading>
			<p className="figures mt-4">
				<span className="font-display text-figure font-medium">{formatDollars(tier.monthlyPrice)}</span> <span className="text-muted">a month</span>
			</p>
			<p className="mt-4 max-w-short">
				<KeepTogether>{tier.summary}</KeepTogether>
			</p>
			<ButtonLink variant="secondary" href={getBookingPath({ membership: tier.slug })} className="mt-5 mb-4 lg:mb-8 print:hidden">
				Start with {tier.name}
			</ButtonLink>
			<Details tier={tier} />
		</div>
	</li>
);

/** The tiers side by side, wider as they hold more; hairlines between them. */
export const Memberships = ({ block, tiers }: { block: BlockData; tiers: readonly Membership[] }) => (
	<BlockSection block={block} tone="deep">
		<ul className="grid gap-x-10 gap-y-6 lg:-mt-8 lg:grid-cols-rising">
			{tiers.map((tier, index) => (
				<Tier key={tier.slug} tier={tier} index={index} />
			))}
		</ul>
	</BlockSection>
);
