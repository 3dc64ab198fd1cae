import { Fragment, useState } from "react";
import { formatKilobyteRange, formatKilobytes } from "../../lib/content/media-search";
import { type Derivative, listFormats, nameFormat } from "../../lib/content/media-weights";

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
export const Weights = ({ file, derivatives }: { file: string; derivatives: readonly Derivative[] }) => {
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
