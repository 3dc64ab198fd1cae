import { useSite } from "../../hooks/use-site";
import { ButtonLink } from "../../ui/button";

/** The outside booking page, if content/site.json names one: it is offered first. */
export const ScheduleBookingLink = () => {
	const { business } = useSite();
	return business.bookingUrl ? (
		<ButtonLink href={business.bookingUrl} className="mt-6">
			Book online
		</ButtonLink>
	) : null;
};
