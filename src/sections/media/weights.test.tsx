import { render, screen, waitFor, within } from "@testing-library/react";
import type { Derivative } from "../../lib/media/catalog";
import { PictureWeights } from "./entry";

const derivatives: readonly Derivative[] = [
	{ width: 320, height: 213, bytes: { jpg: 9000, avif: 5000 } },
	{ width: 1200, height: 800, bytes: { jpg: 60_000 } },
];

test("the ranges are in the line, and every version is in a table below it", async () => {
	render(<PictureWeights file="stones.jpg" derivatives={derivatives} />);
	const line = screen.getByText("AVIF 5.0 kB").closest("summary");
	expect(line).toHaveTextContent("AVIF 5.0 kB, JPEG 9.0–60 kB as downloaded, stones.jpg");
	line?.click();
	await waitFor(() => expect(screen.getByRole("table")).toBeVisible());
	const rows = within(screen.getByRole("table")).getAllByRole("row");
	expect(rows.map(({ textContent }) => textContent)).toEqual(["PixelsAVIFJPEG", "320 × 2135.0 kB9.0 kB", "1200 × 800–60 kB"]);
});
