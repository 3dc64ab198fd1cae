import qrcode from "qrcode-generator";

/** White modules around the code. The margins of the paper add the others that a reader needs. */
const margin = 2;

/** An SVG's path, readable if 15% of the code is lost. */
export const drawQrCode = (text: string): { readonly size: number; readonly path: string } => {
	const code = qrcode(0, "M");
	code.addData(text);
	code.make();
	const count = code.getModuleCount();
	const rows = Array.from({ length: count }, (_, row) =>
		Array.from({ length: count }, (_each, column) => (code.isDark(row, column) ? "1" : "0")).join(
			"",
		),
	);
	const drawRow = (row: string): string =>
		row.replaceAll(/0+|1+/g, (run) =>
			run.startsWith("1") ? `h${run.length}` : `m${run.length} 0`,
		);
	return {
		size: count + 2 * margin,
		path: rows.map((row, y) => `M${margin} ${y + margin}.5${drawRow(row)}`).join(""),
	};
};
