import { PageTitle, type PageTitleData } from "../../components/blocks/page-title";
import { PhoneLink } from "../../components/visit/contact-links";
import { useSite } from "../../hooks/use-site";
import { findBlock, type PageOf } from "../../lib/pages/blocks";
import { groupHours } from "../../lib/time/opening-hours";
import { ButtonLinks } from "../../ui/button";
import { DetailList } from "../../ui/detail-list";
import { LinkList } from "../../ui/links";
import { Section, Split } from "../../ui/section";
import { Heading, Paragraphs } from "../../ui/text";

/**
 * Replaces a page that isn't cached, at that page's own address. It needs no picture and no script.
 */
export const Offline = ({ page }: { page: PageTitleData & PageOf<"offline"> }) => {
	const [reach, available] = [findBlock(page, "reach"), findBlock(page, "available")];
	return (
		<Section tone="sand" className="min-h-window">
			{/* The server puts its own pages between these two (src/server/pages/page-frame.ts). */}
			<template data-server-page="start" />
			<PageTitle page={page} headingClassName="max-w-title" />
			<div className="mt-9">
				{/* An empty address is this page's own, so the link loads it again without script. */}
				<ButtonLinks
					links={[{ label: "Try again", href: "" }, ...findBlock(page, "retry").links]}
				/>
			</div>
			<Split ratio="even" className="mt-16 md:mt-20">
				<section aria-labelledby="reach">
					<Heading level={2} size={3} id="reach">
						{reach.heading}
					</Heading>
					<p className="mt-4 font-display text-display-2">
						<PhoneLink className="figures inline-block py-1 hover:text-link" />
					</p>
					<Paragraphs texts={reach.text} className="mt-4 text-muted" />
					<DetailList
						layout="spread"
						rows={groupHours(useSite().business.hours).map(({ days, times }) => ({
							term: days,
							detail: times,
						}))}
						className="border-y mt-6"
					/>
				</section>
				<section aria-labelledby="available">
					<Heading level={2} size={3} id="available">
						{available.heading}
					</Heading>
					<Paragraphs texts={available.text} className="mt-4 text-muted" />
					<LinkList
						links={available.links}
						className="mt-4 grid gap-x-7 sm:grid-cols-2"
						linkClassName="quiet-link inline-flex min-h-11 items-center"
					/>
				</section>
			</Split>
			<template data-server-page="end" />
		</Section>
	);
};
