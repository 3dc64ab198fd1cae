import type { ReactNode } from "react";
import { cx } from "../../ui/class-names";
import { Picture, type PictureData } from "../../ui/picture";
import { Section } from "../../ui/section";
import { PageTitle, type PageTitleData } from "./page-title";

export interface PageHeaderProps {
	/** Its image, a PictureWide or PictureArch, is the page's largest paint. */
	page: PageTitleData & { readonly image?: PictureData | null };
	/** "arch": the picture under the arch; "wide": a rectangle that reaches into the next section. */
	shape?: "arch" | "wide";
	tone?: "light" | "sand";
	/** Below the lead: links, chips, facts. */
	children?: ReactNode;
}

/** The top of an inner page: text on the left, a picture on the right, 7/5. */
export const PageHeader = ({ page, shape = "wide", tone = "sand", children }: PageHeaderProps) => (
	<Section tone={tone} space="none" className="overflow-x-clip">
		<div className={cx("grid gap-x-16 lg:gap-x-24", page.image && "md:grid-cols-7-5")}>
			<div className="max-w-head self-center py-opening">
				<PageTitle page={page} />
				{children ? <div className="mt-8">{children}</div> : null}
			</div>
			{page.image ? (
				<div className={cx("self-end md:mt-16", shape === "arch" ? "w-3/4 md:w-full md:max-w-100 md:justify-self-end" : "md:-mr-(--gutter) lg:mr-0")}>
					<Picture picture={page.image} shape={shape} priority className={shape === "arch" ? "arch" : "-mb-12 rounded-card md:-mb-16"} />
				</div>
			) : null}
		</div>
	</Section>
);
