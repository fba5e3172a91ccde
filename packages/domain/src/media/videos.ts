import type { Dimensions } from './renditions.ts';

/** What is known of a stored video; the duration in milliseconds, the signature the SHA-256 of its bytes. */
export type VideoFacts = Dimensions & { signature: string; duration: number };

/** A file of a video as a pin offers it (`C3.2`): its address, its size, and the picture that stands where it does not play. */
export type VideoFile = Dimensions & { url: string; duration: number; thumbnail: string };

/** The address of a video under the base of all media. */
export function videoPath(signature: string): string {
  return `videos/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature}.mp4`;
}

export function videoFileOf({ signature, ...facts }: VideoFacts, thumbnail: string, mediaUrl = '/media'): VideoFile {
  return { ...facts, thumbnail, url: `${mediaUrl.replace(/\/$/, '')}/${videoPath(signature)}` };
}
