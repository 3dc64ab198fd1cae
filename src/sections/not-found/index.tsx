import { PageTitle, type PageTitleData } from "../../components/layout/page-title";
import type { BlockData } from "../../components/prose/page-copy";
import { ButtonLinks } from "../../ui/button";
import { Container } from "../../ui/container";
import { Heading } from "../../ui/heading";
import { Link } from "../../ui/link";
import { Picture, type PictureData } from "../../ui/picture";

export interface NotFoundProps {
	page: PageTitleData;
	/** A PictureHero: the quiet ground. */
	picture: PictureData | null;
	actions: BlockData;
	useful: BlockData;
}

/** A quiet wall with the elm's shadow, two ways back and a few useful links. */
export const NotFound = ({ page, picture, actions, useful }: NotFoundProps) => (
	<section data-tone="sand" className="relative isolate flex min-h-window flex-col justify-end overflow-hidden bg-surface">
		{picture ? <Picture picture={picture} alt="" shape="fill" priority imgClassName="object-subject" className="-z-10" /> : null}
		<div className="absolute inset-0 -z-10 scrim-soft" />
		<Container className="pt-40 pb-14 md:pt-24 md:pb-20">
			<PageTitle page={page} />
			<div className="mt-9">
				<ButtonLinks links={actions.links} />
			</div>
			<nav aria-labelledby="useful" className="mt-16 max-w-head border-t border-on-surface/25 pt-5 md:mt-24">
				<Heading level={2} size={4} id="useful">
					{useful.heading}
				</Heading>
				<ul className="mt-2 flex flex-wrap gap-x-7">
					{useful.links.map(({ label, href }) => (
						<li key={href}>
							<Link
								href={href}
								className="inline-flex min-h-11 items-center underline decoration-on-surface/35 decoration-1 underline-offset-5 hover:decoration-current"
							>
								{label}
							</Link>
						</li>
					))}
				</ul>
			</nav>
		</Container>
	</section>
);
