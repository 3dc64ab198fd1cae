import { startEditor } from "../src/editor/server";

startEditor(process.cwd(), Number(process.argv[2] ?? 9410)).then(() => console.log("listening"));
