import { TrustLine } from "../../components/blocks/trust-line";
import { AwardBadge } from "../../components/cards/award-badge";
import type { BlockData } from "../../components/prose/page-copy";
import { useSite } from "../../hooks/use-site";
import { ButtonLinks } from "../../ui/button";
import { Container } from "../../ui/container";
import { Eyebrow } from "../../ui/eyebrow";
import { Heading } from "../../ui/heading";
import { Lead } from "../../ui/lead";
import { Picture, type PictureData } from "../../ui/picture";

interface HomeHeroProps {
	/** Its image is a PictureHero, the page's largest paint. */
	page: { readonly heading: string; readonly lead: string | null; readonly image: PictureData | null };
	block: BlockData;
}

/** Dark until the picture has loaded, then the picture. */
export const HomeHero = ({ page, block }: HomeHeroProps) => {
	const { award } = useSite().business;
	return (
		<section
			data-tone="deep"
			aria-labelledby="hero"
			className="relative isolate flex min-h-hero flex-col justify-end overflow-hidden bg-hero print:min-h-0 print:bg-transparent"
		>
			{page.image ? <Picture picture={page.image} shape="fill" priority fade imgClassName="object-subject" className="-z-10 print:hidden" /> : null}
			<Container className="shown-whole relative pt-40 pb-16 md:pb-24 print:pt-0">
				<div className="grid items-end gap-12 md:grid-cols-fill-auto">
					<div className="max-w-text">
						{block.eyebrow ? <Eyebrow className="mb-5">{block.eyebrow}</Eyebrow> : null}
						<Heading level={1} id="hero">
							{page.heading}
						</Heading>
						{page.lead ? <Lead className="mt-6">{page.lead}</Lead> : null}
						<div className="mt-9">
							<ButtonLinks links={block.links} />
						</div>
						<TrustLine without={award.label} className="mt-7" />
					</div>
					<AwardBadge />
				</div>
			</Container>
			<div className="absolute inset-0 -z-10 scrim print:hidden" />
		</section>
	);
};
