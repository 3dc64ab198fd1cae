import type { ReactNode } from "react";
import { getBookingPath } from "../../lib/services/booking-path";
import { ButtonLink } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { Picture, type PictureData } from "../../ui/picture";
import { Section, Split } from "../../ui/section";
import { PageTitle, type PageTitleData, TrustLine } from "./page-title";

export interface PageHeaderProps {
	page: PageTitleData & { readonly image?: PictureData | null };
	/** "arch" stands on the section's edge, "tall" reaches into the next section. */
	shape?: "arch" | "tall";
	tone?: "light" | "sand";
	booking?: boolean;
	action?: ReactNode;
	children?: ReactNode;
}

export const PageHeader = ({
	page,
	shape = "tall",
	tone = "sand",
	booking = false,
	action,
	children,
}: PageHeaderProps) => (
	<Section tone={tone} space="none" className="overflow-x-clip">
		<Split ratio="7-5" gap="none">
			<div className="max-w-head py-opening">
				<PageTitle page={page} />
				{booking && (
					<>
						<div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
							<ButtonLink href={getBookingPath()}>Book Now</ButtonLink>
							{action}
						</div>
						<TrustLine className="mt-6" />
					</>
				)}
				{children ? <div className="mt-10">{children}</div> : null}
			</div>
			{page.image && (
				<Picture
					picture={page.image}
					shape={shape}
					priority
					className={cx(
						"w-3/4 self-start max-md:aspect-2/1 md:mt-headline md:w-full",
						shape === "arch" ? "arch md:self-stretch" : "-mb-12 ml-auto rounded-card md:-mb-16",
					)}
				/>
			)}
		</Split>
	</Section>
);
