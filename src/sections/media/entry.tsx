import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { formatKilobytes } from "../../lib/content/media-search";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";

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

type Entry = Queries.MediaEntryFragment;

/** A remark for an editor. */
const Mark = ({ children }: { children: ReactNode }) => (
	<p className="mt-2 w-fit rounded-pill border border-current px-3 text-label leading-7 font-medium text-link">{children}</p>
);

const Uses = ({ usedBy }: Pick<Entry, "usedBy">) =>
	usedBy.length === 0 ? (
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
	);

/** One picture: its file, alt text, size, and where it is used. */
export const MediaEntry = ({ picture }: { picture: Entry }) => {
	const { file, alt, subject, usedBy, duplicates, dimensions, details } = picture;
	return (
		<article aria-label={file} className="grid grid-cols-thumb gap-x-5 py-6 text-note leading-normal md:gap-x-8">
			<Picture picture={picture} shape="thumb" alt="" className="w-full self-start rounded-card" />
			<div className="grid gap-x-8 gap-y-4 md:grid-cols-7-5">
				<div>
					<h2 className="font-medium wrap-anywhere">{file}</h2>
					<p className="mt-1.5 text-muted">{alt}</p>
					<p className="mt-1 text-label text-caption">{subject}</p>
					{duplicates.length > 0 ? <Mark>Same picture as {duplicates.join(", ")}</Mark> : null}
					<dl className="figures mt-1 flex gap-x-6 text-caption">
						<dt className="sr-only">Dimensions in pixels</dt>
						<dd>
							{dimensions.width} × {dimensions.height}
						</dd>
						<dt className="sr-only">File size</dt>
						<dd>{formatKilobytes(details.size)}</dd>
					</dl>
				</div>
				<div>
					<h3 className="sr-only">Where it’s used</h3>
					<Uses usedBy={usedBy} />
				</div>
			</div>
		</article>
	);
};
