import * as z from "zod/mini";
import { asRecord, type Checked, email, messagesOf, most, name, phone, text, website } from "./parts";

export const topics = ["appointment", "treatment", "bill", "product", "records", "other"] as const;

const message = z.object({
	name,
	phone,
	email,
	topic: z.enum(topics, "Choose a topic."),
	message: text(most.message, `Shorten the message to ${most.message} characters.`).check(z.minLength(1, "Write your message.")),
	website,
});

export type ContactMessage = z.infer<typeof message>;

/** A message to the desk as it came, checked (decisions §7): a name, a way to answer, a topic, the words. */
export const checkContactMessage = (input: unknown): Checked<ContactMessage> => {
	const { data, error } = message.safeParse(input);
	const { phone: number, email: address } = asRecord(input);
	const silent = [number, address].every((way) => typeof way !== "string" || way.trim() === "");
	const fields: Record<string, string> = {
		...(silent ? { email: "Write an e-mail address or a phone number, so that we can answer." } : {}),
		...(error ? messagesOf(error) : {}),
	};
	return data && Object.keys(fields).length === 0 ? { ok: true, data } : { ok: false, fields };
};
