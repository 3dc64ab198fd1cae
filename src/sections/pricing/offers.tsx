import { graphql } from "gatsby";
import type { BlockProps } from "../../components/blocks/render-blocks";
import { BlockSection } from "../../components/blocks/sections";
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

export const Packages = ({
	block,
	place,
	packages,
}: BlockProps & {
	packages: readonly Queries.PackageRowFragment[];
}) => (
	<BlockSection block={block} space="dense" {...place}>
		<ul className="ruled border-y border-hairline">
			{packages.map(({ slug, name, summary, amount, separately, includes, terms, services }) => (
				<li key={slug}>
					<NarrowDisclosure title={name} figure={formatDollars(amount)}>
						<article className="grid gap-x-(--column-gap) gap-y-5 pb-8 lg:grid-cols-5-7 lg:py-8">
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
							<div className="flex flex-wrap gap-x-(--column-gap) gap-y-6">
								<div className="grow basis-64 text-note lg:pt-1.5">
									<List items={includes} className="stack-1.5" />
									<Text className="mt-4 max-w-text text-small leading-relaxed text-caption">
										{terms}
									</Text>
								</div>
								<div className="figures lg:w-52">
									<p className="mb-3 font-display text-figure font-medium max-lg:hidden">
										{formatDollars(amount)}
									</p>
									<p className="text-note leading-snug text-muted">
										{formatDollars(separately)} if you buy each one,{" "}
										<span className="whitespace-nowrap">
											{formatDollars(separately - amount)} more
										</span>
									</p>
									<ButtonLink
										variant="secondary"
										href={getBookingPath({ package: slug })}
										aria-label={`Ask for this package: ${name}`}
										className="mt-5 print:hidden"
									>
										Ask for this package
									</ButtonLink>
								</div>
							</div>
						</article>
					</NarrowDisclosure>
				</li>
			))}
		</ul>
	</BlockSection>
);

const steps = ["lg:pt-32", "lg:pt-16", ""];

export const Memberships = ({
	block,
	place,
	tiers,
}: BlockProps & {
	tiers: readonly Queries.MembershipTierFragment[];
}) => (
	<BlockSection block={block} space="dense" {...place}>
		<ul className="border-t border-hairline lg:-mt-8 lg:grid lg:grid-cols-rising lg:gap-x-10 lg:border-t-0">
			{tiers.map(({ slug, name, monthlyPrice, summary, includes, terms }, index) => (
				<li key={slug} className={cx("border-b border-hairline lg:border-b-0", steps[index])}>
					<div className={cx("h-full", index > 0 && "lg:border-l lg:border-hairline lg:pl-8")}>
						<NarrowDisclosure title={name} figure={`${formatDollars(monthlyPrice)} a month`}>
							<Heading level={3} className="max-lg:hidden">
								{name}
							</Heading>
							<p className="figures mt-4 max-lg:hidden">
								<span className="font-display text-figure font-medium">
									{formatDollars(monthlyPrice)}
								</span>{" "}
								<span className="text-muted">a month</span>
							</p>
							<Text className="max-w-short lg:mt-4">{summary}</Text>
							<ButtonLink
								variant="secondary"
								href={getBookingPath({ membership: slug })}
								className="mt-5 mb-6 print:hidden"
							>
								Start with {name}
							</ButtonLink>
							<Lines
								texts={includes}
								className="ruled border-y border-hairline text-note leading-snug"
								each="py-3"
							/>
							<h4 className="mt-7 text-note leading-heading font-medium">Terms</h4>
							<Lines
								texts={terms}
								className="mt-2 mb-8 stack-2 text-small leading-relaxed text-caption"
								each="wrap-anywhere"
							/>
						</NarrowDisclosure>
					</div>
				</li>
			))}
		</ul>
	</BlockSection>
);
