import { graphql } from "gatsby";
import { AwardBadge } from "../../components/cards/award-badge";
import { findBlock } from "../../lib/content/blocks";
import { ButtonLink } from "../../ui/button";
import { Container } from "../../ui/container";
import { Eyebrow } from "../../ui/eyebrow";
import { Heading } from "../../ui/heading";
import { Picture } from "../../ui/picture";

export const fragments = graphql`
	fragment HomeHero on Page {
		key
		heading
		eyebrow
		lead
		image {
			...PictureHero
		}
		blocks {
			key
			links {
				label
				href
			}
		}
	}
`;

/** Dark until the picture has loaded, then the picture (docs/specification.md R18). */
export const HomeHero = ({ page }: { page: Queries.HomeHeroFragment }) => {
	const { links } = findBlock(page, "hero");
	return (
		<section
			data-tone="deep"
			aria-labelledby="hero"
			className="relative isolate flex min-h-[min(100svh,56rem)] flex-col justify-end overflow-hidden bg-[#141d19] print:min-h-0 print:bg-transparent"
		>
			{page.image ? <Picture picture={page.image} shape="fill" priority fade imgClassName="object-[68%_50%]" className="-z-10 print:hidden" /> : null}
			<div className="absolute inset-0 -z-10 scrim print:hidden" />
			<Container className="relative pt-40 pb-14 md:pb-24 print:pt-0">
				<div className="grid items-end gap-12 md:grid-cols-[1fr_auto]">
					<div className="max-w-[40rem]">
						{page.eyebrow ? <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow> : null}
						<Heading level={1} id="hero">
							{page.heading}
						</Heading>
						<p className="mt-6 max-w-[33rem] text-[1.1875rem] leading-[1.6] text-muted md:text-[1.3125rem]">{page.lead}</p>
						<div className="mt-9 flex flex-wrap gap-3.5">
							{links.map(({ label, href }, index) => (
								<ButtonLink key={href} href={href} variant={index === 0 ? "primary" : "secondary"}>
									{label}
								</ButtonLink>
							))}
						</div>
					</div>
					<AwardBadge />
				</div>
			</Container>
		</section>
	);
};
