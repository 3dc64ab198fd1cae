import { AreaMap } from "../../components/visit/area-map";
import { useSite } from "../../hooks/use-site";
import { ArrowLink } from "../../ui/arrow-link";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** Where the appointment will be. */
export const SchedulePlace = () => {
	const { business } = useSite();
	const { address, map } = business;
	return (
		<Section tone="sand" labelledBy="place">
			<Split className="items-center">
				<div>
					<Heading level={2} size={3} id="place">
						{address.street}
						<br />
						{address.city}, {`${address.region}\u00a0${address.postalCode}`}
					</Heading>
					<p className="mt-5 text-muted">{map.note}.</p>
					<p className="mt-3 text-muted">
						<KeepTogether>{map.parking}.</KeepTogether>
					</p>
					<ArrowLink href="/contact" className="mt-6">
						Directions and contact info
					</ArrowLink>
				</div>
				<AreaMap label={map.note} className="rounded-card" />
			</Split>
		</Section>
	);
};
