import type { ReactNode } from "react";
import { cx } from "../../ui/class-names";
import { Eyebrow } from "../../ui/eyebrow";
import { Heading } from "../../ui/heading";
import { Lead } from "../../ui/lead";
import { Picture, type PictureData } from "../../ui/picture";
import { Section } from "../../ui/section";

export interface PageHeaderProps {
	heading: string;
	eyebrow?: string | null;
	lead?: string | null;
	/** A PictureWide or PictureArch; the page's largest paint. */
	picture?: PictureData | null;
	/** "arch": the picture under the arch; "wide": a rectangle that overlaps the band's lower edge. */
	shape?: "arch" | "wide";
	tone?: "light" | "sand";
	/** What stands below the lead: links, chips, facts. */
	children?: ReactNode;
}

/** What opens an inner page: words at the left, a picture at the right, 7/5. */
export const PageHeader = ({ heading, eyebrow, lead, picture, shape = "wide", tone = "sand", children }: PageHeaderProps) => (
	<Section tone={tone} space="none" className="overflow-x-clip">
		<div className={cx("grid gap-x-16 lg:gap-x-24", picture && "md:grid-cols-7-5")}>
			<div className="max-w-head self-center py-opening">
				{eyebrow ? <Eyebrow className="mb-5">{eyebrow}</Eyebrow> : null}
				<Heading level={1}>{heading}</Heading>
				{lead ? <Lead className="mt-6">{lead}</Lead> : null}
				{children ? <div className="mt-8">{children}</div> : null}
			</div>
			{picture ? (
				<div className={cx("self-end", shape === "arch" ? "w-3/4 md:mt-16 md:w-full md:max-w-100 md:justify-self-end" : "md:mt-16 md:-mr-(--gutter) lg:mr-0")}>
					<Picture picture={picture} shape={shape} priority className={shape === "arch" ? "arch" : "-mb-12 rounded-card md:-mb-16"} />
				</div>
			) : null}
		</div>
	</Section>
);
