import type { ReactNode } from "react";
import { cx } from "./class-names";
import { Text } from "./text";

const layouts = {
	columns: {
		row: "grid items-baseline xs:grid-cols-term gap-x-4 py-3",
		term: "text-muted",
		detail: "",
	},
	short: { row: "grid grid-cols-term-short gap-x-4 py-3", term: "text-muted", detail: "" },
	stacked: {
		row: "flex flex-wrap gap-x-6 gap-y-1 py-4",
		term: "basis-30 text-muted",
		detail: "min-w-0 grow basis-52 whitespace-pre-line wrap-anywhere",
	},
	plain: { row: "pb-3", term: "text-muted", detail: "font-medium" },
	spread: { row: "flex flex-wrap justify-between gap-x-6 py-3", term: "", detail: "text-muted" },
};

export const DetailList = ({
	rows,
	layout = "columns",
	className,
}: {
	rows: readonly { term: string; detail: ReactNode }[];
	layout?: keyof typeof layouts;
	className?: string;
}) => {
	const { row, term: termClass, detail: detailClass } = layouts[layout];
	return (
		<dl className={cx("figures border-hairline", layout !== "plain" && "ruled", className)}>
			{rows.map(({ term, detail }) => (
				<div key={term} className={row}>
					<Text as="dt" className={termClass}>
						{term}
					</Text>
					<Text as="dd" key={String(detail)} className={detailClass}>
						{detail}
					</Text>
				</div>
			))}
		</dl>
	);
};
