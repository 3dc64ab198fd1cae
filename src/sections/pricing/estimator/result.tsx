import { PlanActions } from "../../../components/plan/actions";
import { findTotal, type PaymentOption } from "../../../lib/services/estimate/estimate";
import type { Purchase } from "../../../lib/services/estimate/price-catalog";
import { nameQuantity } from "../../../lib/services/plan/describe-plan";
import {
	compareBudget,
	formatAmounts,
	type Plan,
	type Planned,
} from "../../../lib/services/plan/plan";
import { formatDollars } from "../../../lib/services/prices";
import { ButtonLink } from "../../../ui/button";
import { cx } from "../../../ui/class-names";
import { Disclosure } from "../../../ui/disclosure";
import { ChangingText, Heading, KeepTogether } from "../../../ui/text";

const nameOption = ({ kind, membership, purchases }: PaymentOption): string => {
	if (membership) return `With the ${membership.name} membership`;
	if (kind === "chosen") return "Each at its own price";
	if (kind === "special") return "With our current special";
	const names = purchases
		.filter((purchase) => purchase.kind === kind)
		.map(({ title }) => `“${title.split(": ").at(-1)}”`);
	return `With ${kind === "package" ? "the package " : ""}${[...new Set(names)].join(" and ")}`;
};

const describePurchase = (purchase: Purchase): readonly [what: string, cost: string] => {
	const { kind, quantity, low, high, contents } = purchase;
	const what = nameQuantity(purchase);
	if (kind === "payments")
		return [
			`${quantity} monthly payments of ${formatDollars(low / quantity / 100)}`,
			formatDollars(low / 100),
		];
	if (kind === "included") return [what, "included"];
	const each = ["member", "discounted"].includes(kind)
		? `, ${formatAmounts({ low: low / quantity, high: high / quantity })} each`
		: "";
	return [`${what}${each}${contents ? ` (${contents})` : ""}`, formatAmounts(purchase)];
};

export const EstimatorResult = ({
	items,
	plan,
	options,
	part,
}: {
	items: readonly Planned[];
	plan: Plan;
	options: readonly PaymentOption[];
	part: string;
}) => {
	const total = findTotal(options);
	const single = options.find(({ kind }) => kind === "chosen")?.low ?? 0;
	const highest = options.at(-1)?.low ?? 0;
	return (
		<>
			<div className={cx("pt-8", !total && "print:hidden")}>
				<p id="estimate-label" className="font-medium">
					Estimate for this plan
				</p>
				<output aria-labelledby="estimate-label" aria-live="polite" className="figures mt-1 block">
					{total ? (
						<span className="font-display text-display-2 font-medium">{formatAmounts(total)}</span>
					) : (
						<span className="text-muted">Choose a treatment, and its price appears here.</span>
					)}
				</output>
				{total && plan.budget ? <p>{compareBudget(total, plan.budget)}</p> : null}
			</div>
			{total && (
				<>
					<Heading level={3} size={4} className="mt-8">
						Ways to pay for it
					</Heading>
					<ul aria-label="Ways to pay" className="mt-4 ruled border-y border-hairline">
						{options.map((option) => {
							const lowest = option.low === total.low && option.low < highest;
							const more = option.low - single;
							return (
								<li key={option.membership?.slug ?? option.kind} className="py-4">
									<p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 leading-snug font-medium">
										<ChangingText>{nameOption(option)}</ChangingText>
										<span className="figures">
											{lowest && (
												<span className="mr-3 text-small font-normal text-caption">lowest</span>
											)}
											<span>{formatAmounts(option)}</span>
										</span>
									</p>
									{more > 0 && (
										<p className="text-small text-caption">{`${formatDollars(more / 100)} more than each at its own price`}</p>
									)}
									<Disclosure
										summary="How it adds up"
										className={cx("text-note", !lowest && "print:hidden")}
									>
										<ul className="figures pb-3 text-note leading-snug">
											{option.purchases.map((purchase) => {
												const [what, cost] = describePurchase(purchase);
												return (
													<li
														key={`${purchase.kind} ${what}`}
														className="flex justify-between gap-6 py-1.5"
													>
														<KeepTogether as="span">{what}</KeepTogether>
														<span className="text-right">{cost}</span>
													</li>
												);
											})}
										</ul>
									</Disclosure>
								</li>
							);
						})}
					</ul>
					<PlanActions
						planned={items}
						{...{ plan, part }}
						bookable={!plan.event}
						page="/pricing"
						anchor="price-estimator"
					>
						{(query) => (
							<ButtonLink
								href={`/treatment-finder?${query}#event`}
								variant={plan.event ? "primary" : "quiet"}
							>
								{plan.event ? "See your dates and book" : "Plan back from a date"}
							</ButtonLink>
						)}
					</PlanActions>
				</>
			)}
		</>
	);
};
