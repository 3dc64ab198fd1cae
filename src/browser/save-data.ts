interface ConnectedNavigator extends Navigator {
	readonly connection?: { readonly saveData?: boolean };
}

/** Whether the visitor has asked to save data; then nothing is prefetched. */
export const savesData = (): boolean => (navigator as ConnectedNavigator).connection?.saveData ?? false;
