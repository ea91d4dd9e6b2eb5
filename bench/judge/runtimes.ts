import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

/** As much of ONNX Runtime as is measured here; it is installed when it is first needed. */
export interface Runtime {
  readonly name: string;
  readonly Tensor: new (type: "float32", data: Float32Array, dims: readonly number[]) => OnnxTensor;
  open(model: Uint8Array): Promise<Session>;
}
export interface OnnxTensor {
  readonly data: Float32Array;
}
export interface Session {
  run(inputs: Readonly<Record<string, OnnxTensor>>): Promise<Readonly<Record<string, OnnxTensor>>>;
}

interface Package {
  readonly Tensor: Runtime["Tensor"];
  readonly InferenceSession: {
    create(model: Uint8Array, options: { readonly intraOpNumThreads: number }): Promise<Session>;
  };
  readonly env: { readonly wasm: { numThreads?: number } };
}

const FOLDER = fileURLToPath(new URL("../../runtimes/", import.meta.url));

/** The library as a server has it, in machine code, and as a browser has it, in WebAssembly. */
const KINDS = [
  ["onnxruntime-node", "dist/index.js"],
  ["onnxruntime-web", "dist/ort.node.min.mjs"],
] as const;

export async function runtimes(): Promise<Runtime[]> {
  if (!existsSync(`${FOLDER}node_modules`)) install();
  const found: Runtime[] = [];
  for (const [name, main] of KINDS) {
    const path = pathToFileURL(`${FOLDER}node_modules/${name}/${main}`).href;
    const loaded = (await import(path)) as Package & { readonly default?: Package };
    const { Tensor, InferenceSession, env } = loaded.default ?? loaded;
    // One thread, like the bots.
    env.wasm.numThreads = 1;
    found.push({ name, Tensor, open: (model) => InferenceSession.create(model, { intraOpNumThreads: 1 }) });
  }
  return found;
}

function install(): void {
  process.stderr.write("installing ONNX Runtime for the comparison …\n");
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: FOLDER,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("ONNX Runtime cannot be installed");
}
