import type { Dimensions } from './renditions.ts';

/**
 * What is known of a stored video; the duration in milliseconds, the signature the SHA-256 of its bytes. A video that somebody
 * uploaded has a stream in pieces besides. One that was trimmed knows which part of its video it is, in seconds.
 */
export type VideoFacts = Dimensions & {
  signature: string;
  duration: number;
  hasStream?: boolean;
  cut?: { readonly trimStart: number; readonly trimEnd: number | null };
};

/** A file of a video as a pin offers it (`C3.2`): its address, its size, and the picture that stands where it does not play. */
export type VideoFile = Dimensions & { url: string; duration: number; thumbnail: string };

/** The address of a video under the base of all media. */
export function videoPath(signature: string): string {
  return `videos/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature}.mp4`;
}

/** The files of a stream; the first is the list that players begin with. */
export const streamFiles = ['master.m3u8', 'whole.m3u8', 'whole.ts', 'small.m3u8', 'small.ts'] as const;
export type StreamFile = (typeof streamFiles)[number];

/** The address of a part of a video's stream under the base of all media. */
export function streamPath(signature: string, file: StreamFile): string {
  return `streams/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature}/${file}`;
}

export function videoFileOf(video: VideoFacts, thumbnail: string, mediaUrl = '/media'): VideoFile {
  return fileAt(videoPath(video.signature), video, thumbnail, mediaUrl);
}

/** The stream of a video in pieces (`vHLSV4`), where it has one. */
export function videoStreamOf(video: VideoFacts, thumbnail: string, mediaUrl = '/media'): VideoFile | null {
  return video.hasStream === true ? fileAt(streamPath(video.signature, streamFiles[0]), video, thumbnail, mediaUrl) : null;
}

function fileAt(path: string, { width, height, duration }: VideoFacts, thumbnail: string, mediaUrl: string): VideoFile {
  return { width, height, duration, thumbnail, url: `${mediaUrl.replace(/\/$/, '')}/${path}` };
}
