import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { getSocialPicturePath } from "../../lib/pages/addresses";
import { business } from "../site";
import { drawPicture } from "./draw";
import { findPages, type SocialPicturesQuery, socialPicturesQuery } from "./find-pages";
import { drawFrame } from "./frame";
import { drawText, readFonts } from "./text";

const businessLine = `${business.name} · ${business.address.city}, ${business.address.region}`;

/** @throws Error if a picture can't be made */
export const writeSocialPictures = async ({ graphql, reporter, store }: BuildArgs) => {
	const { directory } = store.getState().program;
	const timer = reporter.activityTimer("Social pictures");
	timer.start();
	const { data, errors } = await graphql<SocialPicturesQuery>(socialPicturesQuery);
	if (errors || !data)
		throw new Error(`The query in src/gatsby/social-pictures/find-pages.ts failed.\n${errors}`);
	await rm(join(directory, "public/social"), { recursive: true, force: true });
	const frame = await drawFrame(directory);
	const fonts = readFonts(directory);
	const write = async (page: ReturnType<typeof findPages>[number]) => {
		const target = join(directory, "public", getSocialPicturePath(page.path));
		await mkdir(dirname(target), { recursive: true });
		await writeFile(
			target,
			await drawPicture(page.picture, frame, await drawText(page, businessLine, fonts)),
		);
	};
	await Promise.all(findPages(data).map(write));
	timer.end();
};
