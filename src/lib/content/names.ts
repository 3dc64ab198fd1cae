interface Named {
	readonly name: string;
	readonly credentials: string | null;
}

/** A person's name as it is signed: "Marian Holloway, MD"; the name alone where there are no credentials. */
export const nameWithCredentials = ({ name, credentials }: Named): string => (credentials ? `${name}, ${credentials}` : name);

/** What a person is called at the desk: "Marian Holloway" as "Marian". */
export const getFirstName = (name: string): string => name.split(" ")[0] ?? name;
