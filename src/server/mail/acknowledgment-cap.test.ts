import { createAcknowledgmentCap, TooManyAcknowledgments } from "./acknowledgment-cap";

test("an address gets three acknowledgments a day, however it's written, and others aren't affected", async () => {
	const cap = createAcknowledgmentCap();
	for (const address of ["maria@example.com", "Maria@Example.com", " maria@example.com"]) await cap(address);
	await expect(cap("maria@example.com")).rejects.toBeInstanceOf(TooManyAcknowledgments);
	await expect(cap("maria@example.com")).rejects.toMatchObject({ responseCode: 550 });
	await cap("dana@example.com");
});
