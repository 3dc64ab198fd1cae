import { graphql } from "gatsby";
import { AwardBadge } from "../../components/cards/award-badge";
import { PageTitle } from "../../components/layout/page-title";
import { blockOf } from "../../lib/content/blocks";
import { ButtonLinks } from "../../ui/button";
import { Container } from "../../ui/container";
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

/** Dark until the picture has loaded, then the picture. */
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
						<PageTitle page={page} id="hero" />
						<div className="mt-9">
							<ButtonLinks links={links} />
						</div>
					</div>
					<AwardBadge />
				</div>
			</Container>
		</section>
	);
};
