import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createChild, type Child } from './classifier-child.ts';

/** The model takes squares of so many pixels. */
export const CLASSIFIER_SIDE = 224;
/** One more rates all pictures anew, as another version of the model does. */
export const CLASSIFIER_VERSION = 1;
/** The packages of the add-on, of which nothing else of the product knows. */
export const CLASSIFIER_PACKAGES = ['nsfwjs@4.3.0', '@tensorflow/tfjs@4.22.0', '@tensorflow/tfjs-backend-wasm@4.22.0'] as const;

export interface ClassifierOptions {
  /** Where `npm run classifier` puts the add-on. */
  readonly folder: string;
  /** The program that answers; tests bring one that needs no add-on. */
  readonly program?: string;
}

/** Tells how likely a picture is unsafe, where the owner installed the add-on. */
export interface Classifier {
  /** Whether the add-on is installed and switched on. */
  readonly isOn: () => boolean;
  /** From 0 to 1, of a square of pixels. Throws when the program fails or takes too long. */
  readonly rate: (pixels: Uint8Array) => Promise<number>;
  readonly close: () => void;
}

/** The file whose presence switches the add-on on. */
export const switchFile = (folder: string): string => join(folder, 'on.json');

/** Looks for the add-on each time, so that switching needs no start. Its program starts with the first picture. */
export function createClassifier({ folder, program = join(import.meta.dirname, 'classify.program.mjs') }: ClassifierOptions): Classifier {
  let child: Child | null = null;
  return {
    isOn: () => existsSync(switchFile(folder)),
    rate: (pixels) => {
      if (!child || child.hasEnded()) child = createChild({ folder, program });
      return child.ask(pixels);
    },
    close: () => child?.end(),
  };
}
