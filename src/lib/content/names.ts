interface Named {
	readonly name: string;
	readonly credentials: string | null;
}

/** "Marian Holloway, MD"; only the name if there are no credentials. */
export const nameWithCredentials = ({ name, credentials }: Named): string => (credentials ? `${name}, ${credentials}` : name);

/** "Marian Holloway" as "Marian". */
export const getFirstName = (name: string): string => name.split(" ")[0] ?? name;
