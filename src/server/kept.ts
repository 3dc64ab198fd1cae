/**
 * What `make` returns, made once a process. Gatsby loads a function's file anew for each request, so that what has to outlive one
 * is kept with the process and not in its module.
 * @param name tells it from the others
 */
export const keptOnce = <T>(name: string, make: () => T): T => {
	const place = Symbol.for(`elm-place.${name}`);
	const kept = globalThis as typeof globalThis & { [place]?: { readonly made: T } };
	kept[place] ??= { made: make() };
	return kept[place].made;
};
