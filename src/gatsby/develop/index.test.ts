import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createReportStream } from ".";

test("a page gets the last message when it connects, and each that follows", async () => {
	const stream = createReportStream();
	stream.send("One problem.\nIt has two lines.");
	const server = createServer(stream.connect).listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const response = await fetch(`http://127.0.0.1:${port}/`);
	expect(response.headers.get("content-type")).toBe("text/event-stream");
	expect(response.headers.get("cache-control")).toMatch(/no-transform/);
	const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
	const read = async () => (await reader?.read())?.value;
	expect(await read()).toBe('data: "One problem.\\nIt has two lines."\n\n');
	stream.send("");
	expect(await read()).toBe('data: ""\n\n');
	await reader?.cancel();
	server.close();
	await once(server, "close");
});
