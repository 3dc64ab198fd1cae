/** What's the same for every address in a state of the US. */
export interface State {
	readonly name: string;
	/** The first three digits of its ZIP Codes: ranges with both ends. */
	readonly zips: readonly (readonly [first: number, last: number])[];
	/** Degrees that hold the whole state, rounded away from it. */
	readonly south: number;
	readonly north: number;
	readonly west: number;
	readonly east: number;
	readonly timeZones: readonly string[];
}

const eastern = ["America/New_York"] as const;
const central = ["America/Chicago"] as const;
const mountain = ["America/Denver"] as const;
const pacific = ["America/Los_Angeles"] as const;
const michigan = ["America/Detroit", "America/Menominee"] as const;
const arizona = ["America/Phoenix", "America/Denver"] as const;
const idaho = ["America/Boise", ...pacific] as const;
const indiana = [
	"America/Indiana/Indianapolis",
	...["Knox", "Marengo", "Petersburg", "Tell_City", "Vevay", "Vincennes", "Winamac"].map((place) => `America/Indiana/${place}`),
	...eastern,
	...central,
];
const kentucky = ["America/Kentucky/Louisville", "America/Kentucky/Monticello", ...eastern, ...central] as const;
const northDakota = [...central, ...mountain, ...["Beulah", "Center", "New_Salem"].map((place) => `America/North_Dakota/${place}`)];
const alaska = ["Anchorage", "Juneau", "Sitka", "Metlakatla", "Yakutat", "Nome", "Adak"].map((place) => `America/${place}`);

type Row = readonly [
	name: string,
	zips: State["zips"],
	latitudes: readonly [south: number, north: number],
	longitudes: readonly [west: number, east: number],
	timeZones: readonly string[],
];

const rows: Readonly<Record<string, Row>> = {
	AL: ["Alabama", [[350, 369]], [30.1, 35.1], [-88.6, -84.8], [...central, ...eastern]],
	AK: ["Alaska", [[995, 999]], [51.1, 71.6], [-180, -129.9], alaska],
	AZ: ["Arizona", [[850, 865]], [31.2, 37.1], [-114.9, -109], arizona],
	AR: ["Arkansas", [[716, 729]], [32.9, 36.6], [-94.7, -89.5], central],
	CA: ["California", [[900, 961]], [32.4, 42.1], [-124.6, -114], pacific],
	CO: ["Colorado", [[800, 816]], [36.9, 41.1], [-109.2, -101.9], mountain],
	CT: ["Connecticut", [[60, 69]], [40.9, 42.2], [-73.8, -71.7], eastern],
	DE: ["Delaware", [[197, 199]], [38.4, 39.9], [-75.9, -74.9], eastern],
	DC: [
		"District of Columbia",
		[
			[200, 200],
			[202, 205],
			[569, 569],
		],
		[38.7, 39.1],
		[-77.2, -76.8],
		eastern,
	],
	FL: ["Florida", [[320, 349]], [24.3, 31.1], [-87.8, -79.9], [...eastern, ...central]],
	GA: [
		"Georgia",
		[
			[300, 319],
			[398, 399],
		],
		[30.2, 35.1],
		[-85.7, -80.7],
		eastern,
	],
	HI: ["Hawaii", [[967, 968]], [18.8, 28.6], [-178.5, -154.7], ["Pacific/Honolulu"]],
	ID: ["Idaho", [[832, 838]], [41.9, 49.1], [-117.4, -110.9], [...idaho, ...mountain]],
	IL: ["Illinois", [[600, 629]], [36.9, 42.6], [-91.6, -87], central],
	IN: ["Indiana", [[460, 479]], [37.7, 41.9], [-88.2, -84.7], indiana],
	IA: ["Iowa", [[500, 528]], [40.3, 43.6], [-96.7, -90], central],
	KS: ["Kansas", [[660, 679]], [36.9, 40.1], [-102.2, -94.5], [...central, ...mountain]],
	KY: ["Kentucky", [[400, 427]], [36.4, 39.3], [-89.7, -81.8], kentucky],
	LA: ["Louisiana", [[700, 714]], [28.8, 33.1], [-94.2, -88.7], central],
	ME: ["Maine", [[39, 49]], [42.9, 47.6], [-71.2, -66.8], eastern],
	MD: ["Maryland", [[206, 219]], [37.8, 39.8], [-79.6, -74.9], eastern],
	MA: [
		"Massachusetts",
		[
			[10, 27],
			[55, 55],
		],
		[41.1, 43],
		[-73.6, -69.8],
		eastern,
	],
	MI: ["Michigan", [[480, 499]], [41.6, 48.4], [-90.5, -82], [...michigan, ...eastern, ...central]],
	MN: ["Minnesota", [[550, 567]], [43.4, 49.5], [-97.4, -89.4], central],
	MS: ["Mississippi", [[386, 397]], [30, 35.1], [-91.8, -88], central],
	MO: ["Missouri", [[630, 658]], [35.9, 40.7], [-95.9, -89], central],
	MT: ["Montana", [[590, 599]], [44.2, 49.1], [-116.2, -103.9], mountain],
	NE: ["Nebraska", [[680, 693]], [39.9, 43.1], [-104.2, -95.2], [...central, ...mountain]],
	NV: ["Nevada", [[889, 898]], [34.9, 42.1], [-120.1, -113.9], [...pacific, ...mountain]],
	NH: ["New Hampshire", [[30, 38]], [42.6, 45.4], [-72.7, -70.5], eastern],
	NJ: ["New Jersey", [[70, 89]], [38.8, 41.5], [-75.7, -73.8], eastern],
	NM: ["New Mexico", [[870, 884]], [31.2, 37.1], [-109.2, -102.9], mountain],
	NY: [
		"New York",
		[
			[5, 5],
			[63, 63],
			[100, 149],
		],
		[40.4, 45.1],
		[-79.9, -71.7],
		eastern,
	],
	NC: ["North Carolina", [[270, 289]], [33.7, 36.7], [-84.5, -75.3], eastern],
	ND: ["North Dakota", [[580, 588]], [45.8, 49.1], [-104.2, -96.4], northDakota],
	OH: ["Ohio", [[430, 459]], [38.3, 42.4], [-85, -80.4], eastern],
	OK: [
		"Oklahoma",
		[
			[730, 732],
			[734, 749],
		],
		[33.5, 37.1],
		[-103.1, -94.3],
		central,
	],
	OR: ["Oregon", [[970, 979]], [41.9, 46.4], [-124.7, -116.3], [...pacific, "America/Boise", ...mountain]],
	PA: ["Pennsylvania", [[150, 196]], [39.6, 42.6], [-80.7, -74.6], eastern],
	RI: ["Rhode Island", [[28, 29]], [41, 42.1], [-72, -71], eastern],
	SC: ["South Carolina", [[290, 299]], [31.9, 35.3], [-83.5, -78.4], eastern],
	SD: ["South Dakota", [[570, 577]], [42.4, 46], [-104.2, -96.3], [...central, ...mountain]],
	TN: ["Tennessee", [[370, 385]], [34.9, 36.8], [-90.5, -81.5], [...central, ...eastern]],
	TX: [
		"Texas",
		[
			[733, 733],
			[750, 799],
			[885, 885],
		],
		[25.7, 36.6],
		[-106.8, -93.4],
		[...central, ...mountain],
	],
	UT: ["Utah", [[840, 847]], [36.9, 42.1], [-114.2, -108.9], mountain],
	VT: [
		"Vermont",
		[
			[50, 54],
			[56, 59],
		],
		[42.6, 45.1],
		[-73.6, -71.3],
		eastern,
	],
	VA: [
		"Virginia",
		[
			[201, 201],
			[220, 246],
		],
		[36.4, 39.6],
		[-83.8, -75.1],
		eastern,
	],
	WA: ["Washington", [[980, 994]], [45.4, 49.1], [-124.9, -116.8], pacific],
	WV: ["West Virginia", [[247, 268]], [37.1, 40.8], [-82.8, -77.6], eastern],
	WI: ["Wisconsin", [[530, 549]], [42.4, 47.4], [-93, -86.1], central],
	WY: ["Wyoming", [[820, 831]], [40.9, 45.1], [-111.2, -103.9], mountain],
};

const toState = ([name, zips, [south, north], [west, east], timeZones]: Row): State => ({ name, zips, south, north, west, east, timeZones });

/** The 50 states and the District of Columbia, by their two letters. */
export const states: ReadonlyMap<string, State> = new Map(Object.entries(rows).map(([letters, row]) => [letters, toState(row)]));

/** Tells whether a five-digit ZIP Code is one of the state's. */
export const isZipOf = ({ zips }: State, zip: string): boolean => {
	const prefix = Number(zip.slice(0, 3));
	return zips.some(([first, last]) => prefix >= first && prefix <= last);
};
