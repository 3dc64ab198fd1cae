/** Pixels of every social picture: the size that Facebook, LinkedIn and X show in full. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** Where the build writes the picture that networks and messengers show for a page, below the site's address. */
export const getSocialPicturePath = (pagePath: string): string => `/social${pagePath === "/" ? "/home" : pagePath}.jpg`;
