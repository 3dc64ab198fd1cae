import { graphql } from "gatsby";
import { Copy } from "lucide-react";
import { Fragment, type ReactNode, useState } from "react";
import { useHydrated } from "../../hooks/use-hydrated";
import { type Derivative, formatKilobyteRange, formatKilobytes, listFormats, nameFormat } from "../../lib/media/catalog";
import { cx } from "../../ui/class-names";
import { CopyButton } from "../../ui/copy-field";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";

/** Copies the name by which other files use a picture. Absent without script. */
export const CopyName = ({ file }: { file: string }) => {
	const hydrated = useHydrated();
	const named = <span className="sr-only">{file}</span>;
	return (
		<CopyButton
			text={file}
			copied={<span>Copied {named}</span>}
			className="noscript:hidden print:hidden"
			buttonClassName={cx("quiet-link inline-flex min-h-11 items-center gap-2", !hydrated && "invisible")}
		>
			{hydrated ? <Copy className="size-4" strokeWidth={1.5} aria-hidden="true" /> : null}
			<span>Copy name {named}</span>
		</CopyButton>
	);
};

const listBytes = (derivatives: readonly Derivative[], format: string): number[] => derivatives.flatMap(({ bytes }) => bytes[format] ?? []);

const cell = "py-1 pr-5 text-start font-normal last:pr-0";

const Table = ({ derivatives, formats }: { derivatives: readonly Derivative[]; formats: readonly string[] }) => (
	<table className="figures mt-1 text-caption">
		<thead>
			<tr>
				{["Pixels", ...formats.map(nameFormat)].map((name) => (
					<th key={name} scope="col" className={cell}>
						{name}
					</th>
				))}
			</tr>
		</thead>
		<tbody>
			{derivatives.map(({ width, height, bytes }) => (
				<tr key={`${width} ${height}`} className="border-t border-hairline">
					<th scope="row" className={cell}>
						{width} × {height}
					</th>
					{formats.map((format) => (
						<td key={format} className={cell}>
							{bytes[format] === undefined ? "–" : formatKilobytes(bytes[format])}
						</td>
					))}
				</tr>
			))}
		</tbody>
	</table>
);

/** What browsers download of a picture: the range in each format, and unfolded every version. */
export const PictureWeights = ({ file, derivatives }: { file: string; derivatives: readonly Derivative[] }) => {
	const [open, setOpen] = useState(false);
	const formats = listFormats(derivatives);
	return (
		<details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary className="figures w-fit py-1.5 text-caption hover:text-link">
				{formats.map((format, index) => (
					<Fragment key={format}>
						{index > 0 ? ", " : null}
						<span className="whitespace-nowrap">
							{nameFormat(format)} {formatKilobyteRange(listBytes(derivatives, format))}
						</span>
					</Fragment>
				))}
				<span className="sr-only"> as downloaded, {file}</span>
			</summary>
			{open ? <Table derivatives={derivatives} formats={formats} /> : null}
		</details>
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

type Entry = Queries.MediaEntryFragment;

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

/** Whether whoever is in it has agreed; nothing if nobody is. */
const Consent = ({ consentState }: Pick<Entry, "consentState">) => {
	if (consentState === "not needed") return null;
	return consentState === "missing" ? <Mark>Consent missing</Mark> : <p className="mt-1 text-label text-caption">Consent recorded</p>;
};

/** One picture: its file, alt text, size, and where it is used. @param derivatives undefined until they're known */
export const MediaEntry = ({ picture, derivatives }: { picture: Entry; derivatives?: readonly Derivative[] }) => {
	const { file, alt, subject, usedBy, duplicates, consentState, dimensions, details } = picture;
	return (
		<article aria-label={file} className="grid grid-cols-thumb gap-x-5 py-6 text-note leading-normal md:gap-x-8">
			<Picture picture={picture} shape="thumb" alt="" className="w-full self-start rounded-card" />
			<div className="grid gap-x-8 gap-y-4 md:grid-cols-7-5">
				<div>
					<h2 className="font-medium">{file}</h2>
					<p className="mt-1.5 text-muted">{alt}</p>
					<p className="mt-1 text-label text-caption">{subject}</p>
					{duplicates.length > 0 ? <Mark>Same picture as {duplicates.join(", ")}</Mark> : null}
					<Consent consentState={consentState} />
					<dl className="figures mt-1 flex gap-x-6 text-caption">
						<dt className="sr-only">Dimensions in pixels</dt>
						<dd>
							{dimensions.width} × {dimensions.height}
						</dd>
						<dt className="sr-only">File size</dt>
						<dd>{formatKilobytes(details.size)}</dd>
					</dl>
					<div className="min-h-9 noscript:hidden">
						{derivatives && derivatives.length > 0 ? <PictureWeights file={file} derivatives={derivatives} /> : null}
					</div>
					<CopyName file={file} />
				</div>
				<div>
					<h3 className="sr-only">Where it’s used</h3>
					<Uses usedBy={usedBy} />
				</div>
			</div>
		</article>
	);
};
