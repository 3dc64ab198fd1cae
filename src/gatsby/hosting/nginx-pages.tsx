import { renderToStaticMarkup } from "react-dom/server";
import type { Site } from "../../content/site/schema";
import { smsHref } from "../../lib/business/facts";
import { createPageFrame } from "../../lib/http/page-frame";

/** Seconds a refused visitor is asked to wait. */
export const retryAfter = 60;

type Facts = Pick<Site, "name" | "phone" | "textMessage">;

const renderMain = (title: string, text: readonly string[], { phone, textMessage }: Facts): string => {
	const links = [
		[`tel:${phone.e164}`, `Call ${phone.display}`],
		[smsHref(phone.e164, textMessage.general), "Text us"],
		["/", "Back to the site"],
	];
	return renderToStaticMarkup(
		<>
			<h1 className="font-display font-medium text-display-2">{title}</h1>
			{text.map((paragraph, index) => (
				<p key={paragraph} className={index === 0 ? "mt-6" : "mt-5"}>
					{paragraph}
				</p>
			))}
			{links.map(([href, label]) => (
				<p key={href} className="mt-5">
					<a className="quiet-link" href={href}>
						{label}
					</a>
				</p>
			))}
		</>,
	);
};

/** What nginx sends browsers by itself, by file name; scripts get JSON (deploy/nginx.conf). @param frame a built page, for its header and footer */
export const renderRefusals = (frame: string, facts: Facts): Readonly<Record<string, string>> => {
	const { render } = createPageFrame(frame);
	const refusal = (title: string, text: readonly string[]): string =>
		render(renderToStaticMarkup(<title>{`${title} | ${facts.name}`}</title>), renderMain(title, text, facts));
	const back = "If you were sending a form, your browser’s Back button takes you back to it, with what you typed.";
	const tooMany = ["We got too many requests from your connection in a short time, so we didn’t take this one. Wait a minute, then try again.", back];
	const unavailable = [
		"Our server isn’t answering, so we can’t say whether this reached us. Try again in a minute. It counts once, even if it arrived the first time.",
		back,
		"If it’s urgent, call or text us.",
	];
	return {
		"too-many.html": refusal("That was too much at once", tooMany),
		"unavailable.html": refusal("We can’t take this right now", unavailable),
	};
};
