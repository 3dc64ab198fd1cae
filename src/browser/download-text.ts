import { share } from "./share-page";

export const downloadText = (name: string, text: string, type: string): void => {
	const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	// The browser needs the address until it has begun to save.
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

export const canShareText = (name: string, text: string, type: string): boolean => {
	try {
		return navigator.canShare({ files: [new File([text], name, { type })] });
	} catch {
		return false;
	}
};

/** @returns false if there's no share sheet or it failed */
export const shareText = (name: string, text: string, type: string): Promise<boolean> =>
	share({ files: [new File([text], name, { type })] });
