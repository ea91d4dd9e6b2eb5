export { type RunningServer, startServer } from "./server.ts";
