import { graphql } from "gatsby";
import { AwardBadge } from "../../components/cards/award-badge";
import { blockOf } from "../../lib/content/blocks";
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

/** Dark until the picture has loaded, then the picture (spec §2). */
export const HomeHero = ({ page }: { page: Queries.HomeHeroFragment }) => {
	const { links } = blockOf(page, "hero");
	return (
		<section
			data-tone="deep"
			aria-labelledby="hero"
			className="relative isolate flex min-h-hero flex-col justify-end overflow-hidden bg-hero print:min-h-0 print:bg-transparent"
		>
			{page.image ? <Picture picture={page.image} shape="fill" priority fade imgClassName="object-subject" className="-z-10 print:hidden" /> : null}
			<div className="absolute inset-0 -z-10 scrim print:hidden" />
			<Container className="relative pt-40 pb-14 md:pb-24 print:pt-0">
				<div className="grid items-end gap-12 md:grid-cols-fill-auto">
					<div className="max-w-text">
						{page.eyebrow ? <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow> : null}
						<Heading level={1} id="hero">
							{page.heading}
						</Heading>
						<p className="mt-6 max-w-short text-lead text-muted">{page.lead}</p>
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
