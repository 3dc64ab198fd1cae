import { smsHref } from "../../lib/business/facts";
import { ButtonLink } from "../../ui/button";
import { CopyButton } from "../../ui/copy-field";
import { ShareButton } from ".";

export const ShareChoices = ({
	path,
	title,
	text,
}: {
	path: string;
	title?: string;
	text?: string;
}) => {
	const url = location.origin + path;
	return (
		<div className="inline-flex flex-wrap items-center gap-x-7" data-print="hide">
			<ShareButton getUrl={() => url} title={title}>
				Share
			</ShareButton>
			<CopyButton
				text={url}
				copied="Link copied"
				buttonClassName="quiet-link inline-flex min-h-12 items-center font-medium"
			>
				Copy link
			</CopyButton>
			{text && (
				<ButtonLink variant="quiet" href={smsHref("", `${text}\n${url}`)}>
					Text this plan
				</ButtonLink>
			)}
		</div>
	);
};
