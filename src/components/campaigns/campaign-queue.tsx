import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { readLocal, writeLocal } from "../../browser/storage";
import { useSite } from "../../hooks/use-site";
import { findDay } from "../../lib/time/time-zone";
import { ButtonLink } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { DetailList } from "../../ui/detail-list";
import { LeafMark } from "../../ui/leaf-mark";
import { Picture, withSizes } from "../../ui/picture";
import { Eyebrow, Heading, Paragraphs } from "../../ui/text";
import { CalendarButton } from "../calendar/calendar-button";
import { isClosed, isEligible } from "./eligibility";

type CampaignData = Queries.SiteQuery["allCampaign"]["nodes"][number];

const CampaignEvent = ({
	campaign,
	event,
}: {
	campaign: CampaignData;
	event: NonNullable<CampaignData["event"]>;
}) => {
	const { business } = useSite();
	const { details, slug, text } = campaign;
	const { title, starts, ends, place } = event;
	const write = async () => {
		const { createEventFile } = await import(
			/* webpackChunkName: "calendar" */ "../../lib/time/calendar-file"
		);
		const times = { start: Date.parse(starts), end: Date.parse(ends) };
		return createEventFile(
			{ id: slug, title, place, text: text.join("\n\n"), ...times },
			business,
			new Date(),
		);
	};
	return (
		<CalendarButton
			name={slug}
			write={write}
			dates={[title, ...details.map(({ value }) => value)].join(", ")}
		/>
	);
};

/** A phone doesn't show it, so that the button is seen without scrolling. */
const Side = ({ image }: Pick<CampaignData, "image">) => (
	<div data-tone="deep" className="hidden bg-surface sm:flex sm:flex-col">
		<div className="grid grow place-items-center py-8">
			<LeafMark className="h-24 w-auto text-mark" />
		</div>
		{image && (
			<Picture
				picture={withSizes(image, "16rem")}
				shape="arch"
				className="arch mx-7 hidden shrink-0 md:block"
			/>
		)}
	</div>
);

export const CampaignDialog = ({
	campaign,
	onClose,
}: {
	campaign: CampaignData;
	onClose: () => void;
}) => {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		if (!dialog.current?.open) dialog.current?.showModal();
	}, []);
	return (
		<dialog
			ref={dialog}
			aria-label={campaign.dialogName}
			onClose={onClose}
			className={cx("dialog campaign print:hidden", campaign.image && "campaign-pictured")}
			data-tone="light"
		>
			<div className={cx("grid sm:grid-cols-thumb-large", campaign.image && "md:grid-cols-4-8")}>
				<Side image={campaign.image} />
				<div className="p-7 sm:p-10">
					<button
						type="button"
						aria-label="Close"
						onClick={() => dialog.current?.close()}
						className="absolute top-3 right-3 flex size-11 items-center justify-center"
					>
						<X className="size-5" />
					</button>
					<Eyebrow className="mb-4 pr-10">{campaign.eyebrow}</Eyebrow>
					<Heading level={2}>{campaign.title}</Heading>
					<Paragraphs texts={campaign.text} className="mt-5 stack-4 text-muted" />
					<DetailList
						layout="short"
						rows={campaign.details.map(({ label, value }) => ({ term: label, detail: value }))}
						className="mt-6 border-y"
					/>
					<div className="mt-7 flex flex-wrap gap-3.5">
						<ButtonLink href={campaign.link.href}>{campaign.link.label}</ButtonLink>
						{campaign.event && <CampaignEvent campaign={campaign} event={campaign.event} />}
					</div>
				</div>
			</div>
		</dialog>
	);
};

/**
 * A delay starts when the page has loaded, or when the previous campaign was closed. The dialog is
 * part of this chunk, because a campaign would open late if it had to load first.
 */
export const CampaignQueue = ({
	campaigns,
	timeZone,
}: {
	campaigns: readonly CampaignData[];
	timeZone: string;
}) => {
	const [position, setPosition] = useState(0);
	const [open, setOpen] = useState<CampaignData>();
	// From src/browser/inline/before-hydration.ts.
	const [since, setSince] = useState(() =>
		Number(document.documentElement.dataset.loaded ?? performance.now()),
	);
	const next = campaigns[position];

	useEffect(() => {
		if (!next || open) return;
		const pass = () => setPosition((before) => before + 1);
		const asks = (question: typeof isEligible) =>
			question(next, readLocal(next.storageKey), timeZone, new Date());
		if (!asks(isEligible)) return pass();
		const show = () => (asks(isClosed) ? pass() : setOpen(next));
		const remaining = since + next.delayMs - performance.now();
		// On slow connections, this code may arrive after the delay.
		if (remaining <= 0) return show();
		const timer = setTimeout(show, Math.ceil(remaining));
		return () => clearTimeout(timer);
	}, [next, open, since, timeZone]);

	const close = () => {
		if (!open) return;
		writeLocal(open.storageKey, findDay(timeZone, new Date()));
		setSince(performance.now());
		setOpen(undefined);
		setPosition((before) => before + 1);
	};
	return open ? <CampaignDialog key={open.slug} campaign={open} onClose={close} /> : null;
};
