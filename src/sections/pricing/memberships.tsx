import { graphql } from "gatsby";
import { BlockSection } from "../../components/layout/block-section";
import type { BlockData } from "../../components/prose/page-copy";
import { formatDollars } from "../../lib/catalog/prices";
import { cx } from "../../ui/class-names";
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

const Tier = ({ tier, index }: { tier: Queries.MembershipTierFragment; index: number }) => (
	<li className={cx("border-t border-hairline pt-9 lg:border-t-0", steps[index])}>
		<div className="h-full lg:border-l lg:border-hairline lg:pl-8">
			<Heading level={3}>{tier.name}</Heading>
			<p className="figures mt-4">
				<span className="font-display text-figure font-medium">{formatDollars(tier.monthlyPrice)}</span> <span className="text-muted">a month</span>
			</p>
			<p className="mt-5 max-w-short text-muted">
				<KeepTogether>{tier.summary}</KeepTogether>
			</p>
			<ul className="mt-7 ruled border-y border-hairline text-note leading-snug">
				{tier.includes.map((line) => (
					<li key={line} className="py-3">
						<KeepTogether>{line}</KeepTogether>
					</li>
				))}
			</ul>
			<Heading level={4} className="mt-7 font-text! text-note!">
				Terms
			</Heading>
			<ul className="mt-2 stack-2 text-small leading-relaxed text-caption">
				{tier.terms.map((line) => (
					<li key={line}>
						<KeepTogether>{line}</KeepTogether>
					</li>
				))}
			</ul>
		</div>
	</li>
);

/** The tiers side by side, wider as they hold more; hairlines between them. */
export const Memberships = ({ block, tiers }: { block: BlockData; tiers: readonly Queries.MembershipTierFragment[] }) => (
	<BlockSection block={block} tone="deep" className="tall">
		<ul className="grid gap-x-10 gap-y-14 lg:-mt-8 lg:grid-cols-rising">
			{tiers.map((tier, index) => (
				<Tier key={tier.slug} tier={tier} index={index} />
			))}
		</ul>
	</BlockSection>
);
