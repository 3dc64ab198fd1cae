import { copyFile, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { getSocialPicturePath } from "../../lib/pages/addresses";
import { site } from "../site";
import { findPages, query, type SocialPicturesQuery } from "./find-pages";
import { refreshPictures } from "./refresh";

/** The line below each title. */
const business = `${site.name} · ${site.address.city}, ${site.address.region}`;

/**
 * Writes every page's social picture to public/, where `getSocialPicturePath` says. They're kept in Gatsby's cache, so that a build only
 * draws what has changed.
 * @throws Error if one can't be made
 */
export const writeSocialPictures = async ({ cache, graphql, reporter, store }: BuildArgs): Promise<void> => {
	const { directory } = store.getState().program;
	const timer = reporter.activityTimer("Social pictures");
	timer.start();
	const { data, errors } = await graphql<SocialPicturesQuery>(query);
	if (errors || !data) throw new Error(`The query in src/gatsby/social-pictures/find-pages.ts failed.\n${errors}`);
	const { pictures, made, kept } = await refreshPictures(directory, join(cache.directory, "social-pictures"), findPages(data), business);
	await rm(join(directory, "public/social"), { recursive: true, force: true });
	for (const { page, file } of pictures) {
		const target = join(directory, "public", getSocialPicturePath(page.path));
		await mkdir(dirname(target), { recursive: true });
		await copyFile(file, target);
	}
	timer.setStatus(`${made} made, ${kept} from the cache`);
	timer.end();
};
