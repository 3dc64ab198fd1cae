interface ConnectedNavigator extends Navigator {
	readonly connection?: { readonly saveData?: boolean };
}

/** True where the visitor has asked to save data: then nothing is fetched ahead. False where the browser does not say. */
export const savesData = (): boolean => (navigator as ConnectedNavigator).connection?.saveData ?? false;
