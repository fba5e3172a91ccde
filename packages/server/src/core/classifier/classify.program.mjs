// The program that rates pictures by the add-on of `npm run classifier`. It holds no secret and may be killed at any time.
// A line in is {id, pixels}, 224 × 224 of RGB as base64; a line out is {id, score}.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const SIDE = 224;
const folder = process.argv[2];
const require = createRequire(join(folder, 'package.json'));
const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

const tf = require('@tensorflow/tfjs');
const wasm = require('@tensorflow/tfjs-backend-wasm');
wasm.setWasmPaths(join(folder, 'node_modules/@tensorflow/tfjs-backend-wasm/dist/'));
await tf.setBackend('wasm');
await tf.ready();
const model = await require('nsfwjs').load('MobileNetV2');

/** Real and drawn pornography; what the model calls “sexy” is mostly people at the sea. */
async function scoreOf(pixels) {
  const tensor = tf.tensor3d(new Int32Array(pixels), [SIDE, SIDE, 3], 'int32');
  try {
    const classes = await model.classify(tensor, 5);
    const share = (name) => classes.find(({ className }) => className === name)?.probability ?? 0;
    return Math.min(1, share('Porn') + share('Hentai'));
  } finally {
    tensor.dispose();
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, pixels } = JSON.parse(line);
  try {
    say({ id, score: await scoreOf(Buffer.from(pixels, 'base64')) });
  } catch {
    say({ id, score: null });
  }
}
