import { Suspense } from "react";
import { PageTitle, type PageTitleData } from "../../components/blocks/page-title";
import { useHydrated } from "../../hooks/use-hydrated";
import { findBlock, type PageOf } from "../../lib/pages/blocks";
import type { KnownPage } from "../../lib/pages/closest-pages";
import { ButtonLinks } from "../../ui/button";
import { lazyComponent } from "../../ui/lazy-component";
import { Picture, type PictureData } from "../../ui/picture";
import { Container } from "../../ui/section";
import { PageLinks } from "./page-links";

const ClosestPages = lazyComponent("closest-pages", () =>
	import(/* webpackChunkName: "closest-pages" */ "./closest-pages").then(
		(module) => module.ClosestPages,
	),
);

export const NotFound = ({
	page,
	pages,
}: {
	page: PageTitleData & PageOf<"not-found"> & { readonly image: PictureData | null };
	pages: readonly KnownPage[];
}) => {
	const useful = findBlock(page, "useful");
	return (
		<section
			data-tone="sand"
			className="relative isolate flex min-h-window flex-col justify-end overflow-hidden bg-surface"
		>
			{page.image && (
				<Picture
					picture={page.image}
					alt=""
					shape="fill"
					priority
					imgClassName="object-subject"
					className="-z-10"
				/>
			)}
			<Container className="shown-whole pt-40 pb-14 md:pt-24 md:pb-20">
				<PageTitle page={page} />
				<div className="mt-9">
					<ButtonLinks links={findBlock(page, "actions").links} />
				</div>
				{/* Room for them is kept free, so that nothing moves. */}
				<div aria-live="polite" className="min-h-44 pt-9 pb-5 md:min-h-36">
					<Suspense fallback={null}>{useHydrated() && <ClosestPages pages={pages} />}</Suspense>
				</div>
				<PageLinks
					id="useful"
					heading={useful.heading}
					links={useful.links}
					className="max-w-head border-t border-on-surface/25 pt-5"
				/>
			</Container>
			<div className="absolute inset-0 -z-10 scrim-soft" />
		</section>
	);
};
