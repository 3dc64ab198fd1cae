import { graphql } from "gatsby";
import { type ReactNode, useEffect, useRef } from "react";
import { showCurrent } from "../../components/blocks/contents-bar";
import { findBlock, type PageOf } from "../../lib/pages/blocks";
import { describeServices, type FilteredServices } from "../../lib/services/service-filter";
import { cx } from "../../ui/class-names";
import { ChipLink } from "../../ui/links";
import { Section } from "../../ui/section";
import { Link } from "../../ui/text";

const treatmentsId = "treatments";

/** The head of the list stays, while the links around it may go. */
const holdFocus = () => document.getElementById(treatmentsId)?.focus({ preventScroll: true });

const FilterLink = ({
	href,
	active,
	chip,
	children,
}: {
	href: string;
	active: boolean;
	chip?: boolean;
	children: ReactNode;
}) => {
	const Shape = chip ? ChipLink : Link;
	return (
		<Shape
			href={`${href}#${treatmentsId}`}
			aria-current={active ? "true" : undefined}
			onClick={holdFocus}
			className={cx(
				"min-h-11 text-note leading-tight whitespace-nowrap eased-colors",
				chip
					? "px-5"
					: "inline-flex items-center border-b-2 border-transparent text-muted hover:text-link aria-current:border-mark aria-current:font-medium aria-current:text-on-surface",
			)}
		>
			{children}
		</Shape>
	);
};

const FilterRow = ({
	label,
	active,
	children,
	className,
}: {
	label: string;
	active: string | undefined;
	children: ReactNode;
	className?: string;
}) => {
	const row = useRef<HTMLElement>(null);
	useEffect(() => {
		if (row.current && active) showCurrent(row.current);
	}, [active]);
	return (
		<nav ref={row} aria-label={label} className="scroll-row relative">
			<ul className={cx("flex w-max items-center lg:w-auto lg:flex-wrap lg:gap-y-2", className)}>
				{children}
			</ul>
		</nav>
	);
};

export const fragments = graphql`
	fragment ServiceConcern on Concern {
		slug
		title
		description
	}
`;

export interface ServiceListProps {
	page: PageOf<"services">;
	categories: readonly Queries.ServiceCategoryFragment[];
	concerns: readonly Queries.ServiceConcernFragment[];
	shown: FilteredServices<Queries.ServiceCategoryFragment, Queries.ServiceConcernFragment>;
}

export const FilterBar = ({ page, categories, concerns, shown }: ServiceListProps) => {
	const { eyebrow, heading } = findBlock(page, "concerns");
	const filtered = Boolean(shown.category || shown.concern);
	return (
		<Section space="none">
			<div id={treatmentsId} tabIndex={-1} className="mt-18 outline-none md:mt-26">
				<div className="border-y border-hairline">
					<FilterRow
						label="Filter by category"
						active={filtered ? shown.category?.slug : "all"}
						className="gap-x-7"
					>
						<li>
							<FilterLink href="/services" active={!filtered}>
								All treatments
							</FilterLink>
						</li>
						{categories.map(({ slug, title, href }) => (
							<li key={slug}>
								<FilterLink href={href} active={slug === shown.category?.slug}>
									{title}
								</FilterLink>
							</li>
						))}
					</FilterRow>
				</div>
				<div className="mt-3">
					<FilterRow label={heading} active={shown.concern?.slug} className="gap-x-2.5">
						{eyebrow && <li className="mr-2 text-note text-caption">{eyebrow}</li>}
						{concerns.map(({ slug, title }) => (
							<li key={slug}>
								<FilterLink
									href={`/services?concern=${slug}`}
									active={slug === shown.concern?.slug}
									chip
								>
									{title}
								</FilterLink>
							</li>
						))}
					</FilterRow>
				</div>
				<div className="flex flex-wrap items-baseline gap-x-8 pt-2 md:pt-3">
					<div role="status" className="figures text-note text-muted">
						{shown.unknown.map((part) => (
							<p key={part} className="font-medium text-on-surface">
								{`We don’t have a ${part} by that name${filtered ? "." : ", so here’s the full list."}`}
							</p>
						))}
						<p>{describeServices(shown)}</p>
					</div>
					{filtered && (
						<FilterLink href="/services" active={false}>
							<span className="quiet-link">Show all treatments</span>
						</FilterLink>
					)}
				</div>
			</div>
		</Section>
	);
};
