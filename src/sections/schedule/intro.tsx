import { PageTitle, type PageTitleData } from "../../components/layout/page-title";
import { Picture, type PictureData } from "../../ui/picture";
import { ScheduleBookingLink } from "./booking-link";

export interface IntroData extends PageTitleData {
	readonly image: PictureData | null;
}

/** The page's title beside the form. On wide windows its picture stays in view while the form goes by; narrower ones never load it. */
export const ScheduleIntro = ({ page }: { page: IntroData }) => (
	<div className="min-w-0">
		<PageTitle page={page} />
		<ScheduleBookingLink />
		{page.image ? (
			<div className="mt-14 hidden lg:sticky lg:top-below-header lg:block">
				<Picture picture={page.image} shape="arch" className="arch" />
			</div>
		) : null}
	</div>
);
