import { useBusiness } from "../../hooks/use-business";
import { ButtonLink } from "../../ui/button";

/** The outside booking page, where content/site.json names one: it is offered first (decisions §7). */
export const ScheduleBookingLink = () => {
	const { business } = useBusiness();
	return business?.bookingUrl ? <ButtonLink href={business.bookingUrl}>Book online</ButtonLink> : null;
};
