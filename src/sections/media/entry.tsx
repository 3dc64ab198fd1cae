import { graphql } from "gatsby";
import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useHydrated } from "../../hooks/use-hydrated";
import { describeBytes, formatKilobytes, type PictureBytes } from "../../lib/media/picture-bytes";
import { cx } from "../../ui/class-names";
import { CopyButton } from "../../ui/copy-field";
import { Picture } from "../../ui/picture";
import { Link } from "../../ui/text";

const CopyName = ({ file }: { file: string }) => {
	const hydrated = useHydrated();
	const named = <span className="sr-only">{file}</span>;
	return (
		<CopyButton
			text={file}
			copied={<span>Copied {named}</span>}
			className="noscript:hidden print:hidden"
			buttonClassName={cx(
				"quiet-link inline-flex min-h-11 items-center gap-2",
				!hydrated && "invisible",
			)}
		>
			{hydrated && <Copy className="size-4" />}
			<span>Copy name {named}</span>
		</CopyButton>
	);
};

export const fragments = graphql`
	fragment MediaEntry on Picture {
		file
		subject
		usedBy {
			title
			path
			field
		}
		duplicates
		consentState
		dimensions {
			width
			height
		}
		details: image {
			size
		}
		...PictureThumb
	}
`;

const Mark = ({ children }: { children: ReactNode }) => (
	<p className="mt-2 w-fit rounded-pill border border-current px-3 text-label leading-7 font-medium text-link">
		{children}
	</p>
);

/** @param bytes the sizes that browsers download; empty until they're known */
export const MediaEntry = ({
	picture,
	bytes,
}: {
	picture: Queries.MediaEntryFragment;
	bytes: PictureBytes;
}) => {
	const { file, alt, subject, usedBy, duplicates, consentState, dimensions, details } = picture;
	const weights = describeBytes(bytes);
	return (
		<article
			aria-label={file}
			className="grid xs:grid-cols-thumb gap-x-5 py-6 text-note leading-normal md:gap-x-8"
		>
			<Picture picture={picture} shape="thumb" alt="" className="w-full self-start rounded-card" />
			<div className="grid gap-x-8 gap-y-4 md:grid-cols-7-5">
				<div>
					<h2 className="font-medium">{file}</h2>
					<p className="mt-1.5 text-muted">{alt}</p>
					<p className="mt-1 text-label text-caption">{subject}</p>
					{duplicates.length > 0 && <Mark>Same picture as {duplicates.join(", ")}</Mark>}
					{consentState === "missing" && <Mark>Consent missing</Mark>}
					{consentState === "recorded" && (
						<p className="mt-1 text-label text-caption">Consent recorded</p>
					)}
					<dl className="figures mt-1 flex gap-x-6 text-caption">
						<dt className="sr-only">Dimensions in pixels</dt>
						<dd>
							{dimensions.width} × {dimensions.height}
						</dd>
						<dt className="sr-only">File size</dt>
						<dd>{formatKilobytes(details.size)}</dd>
					</dl>
					<div className="figures min-h-9 py-1.5 text-caption noscript:hidden">
						{weights.length > 0 && <p>As downloaded: {weights.join(", ")}</p>}
					</div>
					<CopyName file={file} />
				</div>
				<div>
					<h3 className="sr-only">Where it’s used</h3>
					{usedBy.length === 0 ? (
						<Mark>Unused</Mark>
					) : (
						<ul>
							{usedBy.map(({ title, path, field }) => (
								<li key={`${path} ${field}`} className="flex flex-wrap items-baseline gap-x-2">
									<Link href={path} className="quiet-link inline-block py-1">
										{title}
									</Link>
									<span className="text-label text-caption">{field}</span>
								</li>
							))}
						</ul>
					)}
				</div>
			</div>
		</article>
	);
};
