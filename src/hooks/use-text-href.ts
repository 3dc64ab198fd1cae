import { smsHref } from "../lib/spa/facts";
import { useSite } from "./use-site";

/** Opens a text message to the spa that says what it's about. @param topic a treatment or a product; without it a general question */
export const useTextHref = (topic?: string): string => {
	const { phone, textMessage } = useSite().business;
	return smsHref(phone.e164, topic ? textMessage.about.replace("{topic}", topic) : textMessage.general);
};
