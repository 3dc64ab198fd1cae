import { isZipOf, type State, states } from "./us-states";

const all = [...states];

test("there are 50 states and the District of Columbia, each with an area and ZIP Codes of its own", () => {
	expect(all).toHaveLength(51);
	const zips = all.flatMap(([, { zips: ranges }]) => ranges).sort(([a], [b]) => a - b);
	// Fishers Island is New York's, with a prefix of Connecticut.
	expect(zips.filter(([first, last], index) => first > last || first <= (zips[index - 1]?.[1] ?? -1))).toEqual([[63, 63]]);
	expect(all.filter(([, { south, north, west, east }]) => south >= north || west >= east)).toEqual([]);
});

const zones = [...new Set(all.flatMap(([, { timeZones }]) => timeZones))];
test.each(zones)("%s is a time zone", (timeZone) => {
	expect(() => new Intl.DateTimeFormat("en-US", { timeZone })).not.toThrow();
});

/** Capitals and cities at the edges of their states. */
const places: readonly (readonly [state: string, zip: string, latitude: number, longitude: number])[] = [
	["OK", "74012", 36.08, -95.8],
	["OK", "73933", 36.73, -102.51],
	["TX", "75201", 32.78, -96.8],
	["TX", "79901", 31.76, -106.49],
	["MA", "02554", 41.28, -70.1],
	["NY", "10001", 40.75, -73.99],
	["NY", "14201", 42.89, -78.88],
	["DC", "20001", 38.9, -77.03],
	["FL", "33040", 24.56, -81.78],
	["CA", "92101", 32.72, -117.16],
	["WA", "98221", 48.5, -122.61],
	["AK", "99501", 61.22, -149.9],
	["HI", "96813", 21.31, -157.86],
	["ME", "04619", 45.18, -67.28],
	["MI", "49855", 46.54, -87.4],
	["VA", "20147", 39.04, -77.49],
	["GA", "31401", 32.08, -81.09],
	["ID", "83814", 47.68, -116.78],
];
const getState = (letters: string): State => {
	const state = states.get(letters);
	if (!state) throw new Error(`${letters} is missing.`);
	return state;
};

test.each(places)("%s: %s at %s, %s is in it", (letters, zip, latitude, longitude) => {
	const state = getState(letters);
	expect(isZipOf(state, zip)).toBe(true);
	expect([latitude > state.south, latitude < state.north, longitude > state.west, longitude < state.east]).toEqual([true, true, true, true]);
	expect(all.filter(([, other]) => isZipOf(other, zip)).map(([other]) => other)).toEqual([letters]);
});
