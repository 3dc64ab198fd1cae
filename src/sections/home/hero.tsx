import { type PageTitleData, TrustLine } from "../../components/blocks/page-title";
import { AwardBadge } from "../../components/cards/award-badge";
import type { BlockData } from "../../components/prose/page-copy";
import { useSite } from "../../hooks/use-site";
import { ButtonLinks } from "../../ui/button";
import { ArrowLink } from "../../ui/links";
import { Picture, type PictureData } from "../../ui/picture";
import { Container } from "../../ui/section";
import { Eyebrow, Heading, Lead, Text } from "../../ui/text";

/** The third link is for people who don't know what they need. */
export const HomeHero = ({
	page,
	block,
}: {
	page: PageTitleData & { image: PictureData | null };
	block: BlockData;
}) => {
	const { award } = useSite().business;
	const finderLink = block.links[2];
	return (
		<section
			data-tone="deep"
			aria-labelledby="hero"
			className="relative isolate flex min-h-hero flex-col justify-end overflow-hidden bg-hero print:min-h-0 print:bg-transparent"
		>
			{page.image && (
				<Picture
					picture={page.image}
					shape="fill"
					priority
					fade
					imgClassName="object-subject"
					className="-z-10 print:hidden"
				/>
			)}
			<Container className="shown-whole relative pt-40 pb-16 md:pb-24 print:pt-0">
				<div className="max-w-short lg:max-w-text">
					{block.eyebrow && <Eyebrow className="mb-5">{block.eyebrow}</Eyebrow>}
					<Heading level={1} id="hero">
						{page.heading}
					</Heading>
					{page.lead && <Lead className="mt-6">{page.lead}</Lead>}
					<div className="mt-9">
						<ButtonLinks links={block.links.slice(0, 2)} />
					</div>
					{finderLink && (
						<p className="mt-5 text-note">
							<ArrowLink href={finderLink.href}>{finderLink.label}</ArrowLink>
							<Text as="span" className="block text-muted">
								{block.text.join(" ")}
							</Text>
						</p>
					)}
					<TrustLine without={award.label} className="my-7" />
					<AwardBadge />
				</div>
			</Container>
			<div className="absolute inset-0 -z-10 scrim print:hidden" />
		</section>
	);
};
