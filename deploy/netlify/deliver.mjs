/** Netlify runs this every minute (netlify.toml): it mails what the forms have stored in the database. `npm run build` makes what it imports. */
import { deliverOnce } from "../../dist/deliver-once.mjs";

/** Netlify ends a scheduled function after 30 seconds. */
const limits = { beginUntil: 18_000, endAt: 26_000 };

export default async () => {
	const done = await deliverOnce(process.env, limits, process.env.LAMBDA_TASK_ROOT);
	return new Response(null, { status: done ? 204 : 500 });
};
