import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useSite } from "../../hooks/use-site";
import { Button, ButtonLink } from "../../ui/button";
import { ErrorBoundary } from "../../ui/error-boundary";
import { Container } from "../../ui/section";
import { Heading } from "../../ui/text";

const FailedPage = ({ keep }: { keep: string }) => {
	const { display, e164 } = useSite().business.phone;
	// What has failed is still in the document. The copy has what was typed, and links, folded texts,
	// dialogs and forms work by HTML alone.
	const [kept] = useState(() => [
		...(document.querySelector(keep)?.cloneNode(true).childNodes ?? []),
	]);
	const place = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		place.current?.replaceChildren(...kept);
		// From now on, links open documents (src/browser/follow-links.ts).
		document.documentElement.dataset.failed = "";
	}, [kept]);
	return (
		<>
			<div ref={place} />
			<div
				role="alert"
				data-tone="sand"
				data-print="hide"
				className="sticky bottom-0 z-40 bg-surface py-5 shadow-float"
			>
				<Container className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
					<div>
						<Heading level={2} size={4}>
							This page stopped working
						</Heading>
						<p>Reload to try again, or call us.</p>
					</div>
					<div className="flex flex-wrap gap-3.5">
						<Button onClick={() => location.reload()}>Reload</Button>
						<ButtonLink href={`tel:${e164}`} variant="secondary">
							Call {display}
						</ButtonLink>
					</div>
				</Container>
			</div>
		</>
	);
};

/**
 * A page that fails stays readable.
 * @param keep selects the element whose content is kept
 */
export const PageBoundary = ({ keep, children }: { keep: string; children: ReactNode }) => (
	<ErrorBoundary fallback={<FailedPage keep={keep} />}>{children}</ErrorBoundary>
);
