/**
 * Hands a text to the browser as a file; nothing is sent anywhere.
 * @param name the file's name
 * @param type its media type, such as "text/calendar"
 */
export const downloadText = (name: string, text: string, type: string): void => {
	const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	// The browser needs the address until it has begun to save.
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
