import { access, rm } from 'node:fs/promises';
import type { CropRegion } from '@bowerbird/domain/media/crop.ts';
import type { PictureEdits } from '@bowerbird/domain/media/picture-edits.ts';
import { animatedSizes, isSignature, renditionFormats, renditionSizes, type RenditionSize } from '@bowerbird/domain/media/renditions.ts';
import { writeWhole } from './durable-file.ts';
import { originalFile, pictureFormats, renditionFile, type RenditionName } from './media.paths.ts';
import { isMatterOfTime, PictureError } from './picture-error.ts';
import type { Description, RenderedOutput, RenderOutput, StoryPart } from './picture-jobs.ts';
import type { PicturePool } from './picture-pool.ts';
import { createRefusals } from './refusals.ts';

/** Sizes made together from one decoding, the ones a page shows first at the front. */
const batches: RenditionSize[][] = [['236x', '474x', '736x'], ['564x', '170x', '136x136', '75x75', '60x60', '600x315'], ['orig']];

/** A part of a page, whose picture is named by its signature. */
export type DrawnPart = Omit<StoryPart, 'file'> & { signature: string };

/** A page to draw, and what the picture is called inside. */
export type DrawnPage = { background: string | null; parts: readonly DrawnPart[] };

export type Renditions = {
  /** The file of a rendition, made now if it is not there; null if there is no such picture. */
  ensureRendition(name: RenditionName): Promise<string | null>;
  /** Makes every rendition that is missing, popular sizes first; false if there is no such picture. */
  makeRenditions(signature: string): Promise<boolean>;
  /** Where a picture lies as it was brought; null if there is no such picture. */
  findOriginal(signature: string): Promise<string | null>;
  /** A part of a picture as a JPEG; null if there is no such picture. */
  cropPicture(signature: string, region: CropRegion, mostWidth: number): Promise<Uint8Array | null>;
  /** A picture as its owner changes it, which is a JPEG or PNG; null if there is no such picture. */
  editPicture(signature: string, edits: PictureEdits): Promise<Uint8Array | null>;
  /** How a picture or a part of it looks; null if there is no such picture. A job waits behind what people wait for. */
  describePicture(signature: string, options?: { region?: CropRegion; urgent?: boolean }): Promise<Description | null>;
  /** The pixels of a picture squeezed into a square, three bytes each; null if there is no such picture. It waits behind people. */
  samplePicture(signature: string, side: number): Promise<Uint8Array | null>;
  /** Pictures side by side as one JPEG, without those that are gone or cannot be drawn; null if none is left. */
  drawArches(signatures: readonly string[]): Promise<Uint8Array | null>;
  /** Pictures on a page of an idea pin as one JPEG, without the pictures that are gone. */
  drawStoryPage(page: DrawnPage): Promise<Uint8Array>;
  /** Removes the original and everything made from it. */
  deletePicture(signature: string): Promise<void>;
};

export function createRenditions(mediaDir: string, pool: PicturePool, now: () => number): Renditions {
  const inFlight = new Map<string, Promise<string | null>>();
  const refusals = createRefusals(now);

  function ensureRendition(name: RenditionName): Promise<string | null> {
    const file = renditionFile(mediaDir, name);
    const started = inFlight.get(file);
    if (started) return started;
    const making = findOrMake(name, file).finally(() => inFlight.delete(file));
    inFlight.set(file, making);
    return making;
  }

  async function findOrMake(name: RenditionName, file: string): Promise<string | null> {
    if (await exists(file)) return file;
    const original = await findOriginal(mediaDir, name.signature);
    if (!original) return null;
    refusals.check(file);
    await make(name.signature, original, [name], true).catch((error: unknown) => {
      refusals.note(file, error);
      throw error;
    });
    return file;
  }

  async function makeRenditions(signature: string): Promise<boolean> {
    const original = await findOriginal(mediaDir, signature);
    if (!original) return false;
    for (const sizes of batches) {
      const outputs = sizes.flatMap((size) => renditionFormats.map((format) => ({ size, format })));
      const missing = await withoutExisting(signature, outputs);
      for (const group of groupForJobs(original, missing)) await makeInTurn(signature, original, group);
    }
    return true;
  }

  /** Nobody waits for a job: what took too long is tried once more. */
  async function makeInTurn(signature: string, original: string, outputs: RenderOutput[]): Promise<void> {
    await make(signature, original, outputs, false).catch((error: unknown) => {
      if (!isMatterOfTime(error)) throw error;
      return make(signature, original, outputs, false);
    });
  }

  async function withoutExisting(signature: string, outputs: RenderOutput[]): Promise<RenderOutput[]> {
    const there = await Promise.all(outputs.map((output) => exists(renditionFile(mediaDir, { ...output, signature }))));
    return outputs.filter((_, index) => !there[index]);
  }

  async function make(signature: string, file: string, outputs: RenderOutput[], urgent: boolean): Promise<void> {
    for (const { bytes, size, format } of await render(file, outputs, urgent)) {
      if (!(await exists(file))) return;
      await writeWhole(renditionFile(mediaDir, { size, format, signature }), bytes, mediaDir);
    }
  }

  /** A picture whose movement takes too long to encode is shown still rather than not at all. */
  async function render(file: string, outputs: RenderOutput[], urgent: boolean): Promise<RenderedOutput[]> {
    const wanted = outputs.map(({ size, format }) => ({ size, format }));
    try {
      return await pool.run({ kind: 'render', file, outputs: wanted }, { urgent });
    } catch (error) {
      const busy = error instanceof PictureError && error.reason === 'busy';
      if (busy || !outputs.some((output) => mayMove(file, output))) throw error;
      const still = wanted.map((output) => ({ ...output, still: true }));
      return await pool.run({ kind: 'render', file, outputs: still }, { urgent });
    }
  }

  async function cropPicture(signature: string, region: CropRegion, mostWidth: number): Promise<Uint8Array | null> {
    const file = await findOriginal(mediaDir, signature);
    return file ? pool.run({ kind: 'crop', file, region, mostWidth }, { urgent: true }) : null;
  }

  async function editPicture(signature: string, edits: PictureEdits): Promise<Uint8Array | null> {
    const file = await findOriginal(mediaDir, signature);
    return file ? pool.run({ kind: 'edit', file, edits }, { urgent: true }) : null;
  }

  async function describePicture(
    signature: string,
    { region, urgent = false }: { region?: CropRegion; urgent?: boolean } = {},
  ): Promise<Description | null> {
    const file = await findOriginal(mediaDir, signature);
    return file ? pool.run({ kind: 'describe', file, region }, { urgent }) : null;
  }

  async function samplePicture(signature: string, side: number): Promise<Uint8Array | null> {
    const file = await findOriginal(mediaDir, signature);
    return file ? pool.run({ kind: 'sample', file, side }, { urgent: false }) : null;
  }

  async function drawArches(signatures: readonly string[]): Promise<Uint8Array | null> {
    const names = signatures.map((signature) => ({ size: '474x', format: 'jpg', signature }) as const);
    const found = await Promise.all(names.map((name) => ensureRendition(name).catch(nothingIfRefused)));
    const files = found.filter((file) => file !== null);
    return files.length === 0 ? null : pool.run({ kind: 'arches', files }, { urgent: true });
  }

  async function drawStoryPage({ parts, ...page }: DrawnPage): Promise<Uint8Array> {
    const found = await Promise.all(parts.map(findPart));
    return pool.run({ kind: 'story_page', ...page, parts: found.filter((part) => part !== null) }, { urgent: true });
  }

  async function findPart({ signature, ...part }: DrawnPart): Promise<StoryPart | null> {
    const file = await findOriginal(mediaDir, signature);
    return file === null ? null : { ...part, file };
  }

  async function deletePicture(signature: string): Promise<void> {
    if (!isSignature(signature)) return;
    for (const format of pictureFormats) await rm(originalFile(mediaDir, signature, format), { force: true });
    const names = renditionSizes.flatMap((size) => renditionFormats.map((format) => ({ size, format, signature })));
    const files = names.map((name) => renditionFile(mediaDir, name));
    await Promise.allSettled(files.map(async (file) => inFlight.get(file)));
    await Promise.all(files.map((file) => rm(file, { force: true })));
  }

  return {
    ensureRendition,
    describePicture,
    samplePicture,
    findOriginal: (signature) => findOriginal(mediaDir, signature),
    cropPicture,
    editPicture,
    drawArches,
    drawStoryPage,
    makeRenditions,
    deletePicture,
  };
}

/** What costs most (movement, the full size) gets a job of its own, and so the whole time limit. */
function groupForJobs(original: string, outputs: RenderOutput[]): RenderOutput[][] {
  const isCostly = (output: RenderOutput): boolean => output.size === 'orig' || mayMove(original, output);
  const together = outputs.filter((output) => !isCostly(output));
  const alone = outputs.filter(isCostly).map((output) => [output]);
  return together.length > 0 ? [together, ...alone] : alone;
}

function mayMove(original: string, { size, format }: RenderOutput): boolean {
  return format === 'webp' && animatedSizes.includes(size) && /\.(?:gif|webp)$/.test(original);
}

async function findOriginal(mediaDir: string, signature: string): Promise<string | null> {
  if (!isSignature(signature)) return null;
  for (const format of pictureFormats) {
    const file = originalFile(mediaDir, signature, format);
    if (await exists(file)) return file;
  }
  return null;
}

function nothingIfRefused(error: unknown): null {
  if (error instanceof PictureError && error.reason !== 'busy') return null;
  throw error;
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
