import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { ButtonLink } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { DetailList } from "../../ui/detail-list";
import { Eyebrow } from "../../ui/eyebrow";
import { Heading } from "../../ui/heading";
import { LeafMark } from "../../ui/leaf-mark";
import { Paragraphs } from "../../ui/paragraphs";
import { Picture } from "../../ui/picture";
import { withSizes } from "../../ui/picture-sizes";
import type { CampaignData } from "./campaign-data";
import { CampaignEvent } from "./campaign-event";

interface Props {
	campaign: CampaignData;
	onClose: () => void;
}

/** Beside the words: the leaf and, where there's room, the picture below it. A phone has neither, so that the button is seen without scrolling. */
const Side = ({ image }: Pick<CampaignData, "image">) => (
	<div data-tone="deep" className="hidden bg-surface sm:flex sm:flex-col">
		<div className="grid grow place-items-center py-8">
			<LeafMark className="h-24 w-auto text-mark" />
		</div>
		{image ? <Picture picture={withSizes(image, "16rem")} shape="arch" className="arch mx-7 hidden shrink-0 md:block" /> : null}
	</div>
);

/** A campaign as a modal dialog. Closing it, in any way, is remembered for the day. */
export const CampaignDialog = ({ campaign, onClose }: Props) => {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		if (!dialog.current?.open) dialog.current?.showModal();
	}, []);
	return (
		<dialog
			ref={dialog}
			aria-label={campaign.dialogName}
			onClose={onClose}
			className={cx("dialog campaign", campaign.image && "campaign-pictured")}
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
						<X className="size-5" aria-hidden="true" />
					</button>
					<Eyebrow className="mb-4 pr-10">{campaign.eyebrow}</Eyebrow>
					<Heading level={2}>{campaign.title}</Heading>
					<div className="mt-5 stack-4 text-muted">
						<Paragraphs texts={campaign.text} />
					</div>
					<DetailList layout="short" rows={campaign.details.map(({ label, value }) => ({ term: label, detail: value }))} className="mt-6 border-y" />
					<div className="mt-7 flex flex-wrap gap-3.5">
						<ButtonLink href={campaign.link.href}>{campaign.link.label}</ButtonLink>
						{campaign.event ? <CampaignEvent campaign={campaign} event={campaign.event} /> : null}
					</div>
				</div>
			</div>
		</dialog>
	);
};
