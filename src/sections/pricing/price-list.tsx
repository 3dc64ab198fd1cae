import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { listen } from "../../browser/listen";
import { ContentsBar } from "../../components/blocks/contents-bar";
import { PriceTable } from "../../components/cards/price-table";
import { useSearch } from "../../components/search/use-search";
import { useSite } from "../../hooks/use-site";
import { getPricesId } from "../../lib/pages/addresses";
import { findBlocks, type PageOf } from "../../lib/pages/blocks";
import { getBookingPath } from "../../lib/services/booking-path";
import { findServices } from "../../lib/services/find-services";
import { pluralize } from "../../lib/text/words";
import { Button } from "../../ui/button";
import { NarrowDisclosure } from "../../ui/narrow-disclosure";
import { Section, Split } from "../../ui/section";
import { ChangingText, Heading, Link, LinkedText, Text } from "../../ui/text";

export const fragments = graphql`
	fragment PricedCategory on Category {
		slug
		title
		shortDescription
		services {
			slug
			path
			title
			priceFrom
			prices {
				...PriceFields
			}
			specialPrices {
				...SpecialPriceFields
			}
		}
	}
`;

type PricedCategory = Queries.PricedCategoryFragment;

const ServicePrices = ({
	slug,
	path,
	title,
	priceFrom,
	prices,
	specialPrices,
	open,
}: PricedCategory["services"][number] & { open: boolean }) => (
	<div className="relative break-inside-avoid border-b border-hairline lg:mb-11 lg:border-b-0">
		<NarrowDisclosure short open={open} id={getPricesId(slug)} title={title} figure={priceFrom}>
			<PriceTable
				prices={prices}
				specials={specialPrices}
				caption={
					<h3 className="lg:font-display lg:text-display-4">
						{/* On narrow windows, the summary already has the name above the link. */}
						<Link
							href={path}
							className="quiet-link inline-flex min-h-14 flex-wrap items-center font-medium lg:text-on-surface lg:no-underline lg:hover:underline"
						>
							<span className="lg:hidden">More about&nbsp;</span>
							{title}
						</Link>
					</h3>
				}
			/>
		</NarrowDisclosure>
		<Link
			href={getBookingPath({ service: slug })}
			aria-label={`Book ${title}`}
			className="quiet-link absolute top-0 right-0 flex min-h-14 items-start pt-0.5 font-medium lg:items-center lg:pt-0 print:hidden"
		>
			Book
		</Link>
	</div>
);

/**
 * Treatments whose names or prices contain every word typed; if none do, those that the site's
 * search found (`searched`, slugs).
 */
const findPriced = (
	categories: readonly PricedCategory[],
	text: string,
	searched: readonly string[] = [],
): readonly PricedCategory[] => {
	const groups = categories.map((category) => ({
		...category,
		services: category.services.map((service) => ({
			...service,
			concerns: service.prices.map(({ name }) => ({ title: name })),
		})),
	}));
	const named = findServices(groups, text);
	return named.length > 0 ? named : findServices(groups, text, searched);
};

export const PriceList = ({
	categories,
	page,
}: {
	categories: readonly PricedCategory[];
	page: PageOf<"pricing">;
}) => {
	const [typed, setTyped] = useState("");
	const { search, load } = useSearch();
	const { phone } = useSite().business;
	const text = typed.trim();
	const found = text ? findPriced(categories, text, search?.findTreatments(text)) : categories;
	const count = found.flatMap(({ services }) => services).length;
	const blockLinks = findBlocks(page, [
		"price-estimator",
		"packages",
		"memberships",
		"financing",
		"policies",
	]).map(({ key, eyebrow, heading }) => ({ href: `#${key}`, label: eyebrow ?? heading }));
	useEffect(() => {
		// A link to a part of the list needs the whole list.
		const onClick = ({ target }: MouseEvent) =>
			target instanceof Element && target.closest("a[href*='#']") && setTyped("");
		return listen(["click"], onClick, { capture: true });
	}, []);
	return (
		<>
			<ContentsBar
				links={[
					...categories.map(({ slug, title }) => ({ href: `#${slug}`, label: title })),
					...blockLinks,
				]}
			/>
			<Section space="dense">
				<div className="mb-8 max-w-text noscript:hidden md:mb-16 print:hidden">
					<label htmlFor="find-price" className="mb-2 block font-medium">
						Find a price
					</label>
					<input
						id="find-price"
						type="search"
						placeholder="Such as “lip filler”"
						value={typed}
						onFocus={load}
						onChange={({ currentTarget }) => setTyped(currentTarget.value)}
						className="control"
					/>
					<div role="status" className="mt-2 text-note text-muted">
						{found.length === 0 ? (
							<LinkedText
								as="p"
								text={`We don’t list a price by that name. Call ${phone.display}, or [ask us](/contact?topic=treatment#message).`}
							/>
						) : text ? (
							<ChangingText>{pluralize(count, "treatment")}</ChangingText>
						) : null}
					</div>
					{text && (
						<Button variant="quiet" onClick={() => setTyped("")}>
							Show all prices
						</Button>
					)}
				</div>
				<div className="stack-12 md:stack-28">
					{found.map(({ slug, title, shortDescription, services }) => (
						<section key={slug} id={slug} aria-labelledby={`${slug}-heading`}>
							<Split
								from="lg"
								gap="none"
								className="items-end border-t border-on-surface pt-6 pb-3 lg:pb-8"
							>
								<Heading level={2} size={3} id={`${slug}-heading`}>
									{title}
								</Heading>
								<Text className="mt-2 text-note text-muted">{shortDescription}</Text>
							</Split>
							<div className="gap-x-(--column-gap) lg:columns-2">
								{services.map((service) => (
									<ServicePrices key={service.slug} {...service} open={text !== "" && count <= 3} />
								))}
							</div>
						</section>
					))}
				</div>
			</Section>
		</>
	);
};
