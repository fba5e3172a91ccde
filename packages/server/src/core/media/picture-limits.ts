import { mostPictureBytes } from '@bowerbird/domain/media/upload-limits.ts';

/** What one picture may cost (decisions: image 32 MB and 100 megapixels; 5 s of the processor and 512 MB to decode). */
export const pictureLimits = {
  bytes: mostPictureBytes,
  pixels: 100_000_000,
  /** An AVIF is decoded whole, at 16 to 19 bytes a pixel: more would not fit into the memory below. */
  avifPixels: 22_000_000,
  /** Of the processor: by the clock a good picture takes many times as long while others use it too. */
  milliseconds: 5_000,
  /** By the clock; then nothing comes any more, or the machine has no time for pictures. */
  patience: 60_000,
  memoryBytes: 512 * 1024 * 1024,
} as const;

/** What an animated rendition may hold: enough for a loop, little enough to encode within the time limit. */
export const animationLimits = { frames: 150, pixels: 24_000_000 } as const;
