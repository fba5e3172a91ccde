import { join } from 'node:path';
import {
  isRenditionFormat,
  isRenditionSize,
  isSignature,
  renditionPath,
  type RenditionFormat,
  type RenditionSize,
} from '@bowerbird/domain/media/renditions.ts';
import { streamFiles, streamPath, videoPath, type StreamFile } from '@bowerbird/domain/media/videos.ts';
import type { PictureFormat } from './picture-kinds.ts';

export const pictureFormats: readonly PictureFormat[] = ['jpeg', 'png', 'gif', 'webp', 'avif', 'heic'];

export type RenditionName = { size: RenditionSize; signature: string; format: RenditionFormat };

export function temporaryFolder(mediaDir: string): string {
  return join(mediaDir, 'tmp');
}

export function originalFile(mediaDir: string, signature: string, format: PictureFormat): string {
  return join(mediaDir, 'originals', signature.slice(0, 2), signature.slice(2, 4), `${signature}.${format}`);
}

export function videoFile(mediaDir: string, signature: string): string {
  return join(mediaDir, 'originals', signature.slice(0, 2), signature.slice(2, 4), `${signature}.mp4`);
}

export function streamFolder(mediaDir: string, signature: string): string {
  return join(mediaDir, 'streams', signature.slice(0, 2), signature.slice(2, 4), signature);
}

/** Where films are made before they are kept; whatever lies there may be thrown away after a crash. */
export function unfinishedFilms(mediaDir: string): string {
  return join(mediaDir, 'unfinished-films');
}

/** Where uploads of videos arrive. */
export function videoUploads(mediaDir: string): string {
  return join(mediaDir, 'video-uploads');
}

export function renditionFile(mediaDir: string, { size, signature, format }: RenditionName): string {
  return join(mediaDir, 'renditions', renditionPath(size, signature, format));
}

/** Reads `/media/236x/ab/cd/<signature>.webp`; anything that is not letter for letter such a path is null. */
export function parseRenditionPath(path: string): RenditionName | null {
  const [empty, base, size = '', first, second, name = '', ...rest] = path.split('/');
  if (empty !== '' || base !== 'media' || rest.length > 0 || !isRenditionSize(size)) return null;
  const [signature = '', format = '', ...more] = name.split('.');
  if (more.length > 0 || !isSignature(signature) || !isRenditionFormat(format)) return null;
  if (first !== signature.slice(0, 2) || second !== signature.slice(2, 4)) return null;
  return { size, signature, format };
}

/** Reads the signature from `/media/videos/ab/cd/<signature>.mp4`; anything else is null. */
export function parseVideoPath(path: string): string | null {
  const signature = path.slice(-68, -4);
  return isSignature(signature) && path === `/media/${videoPath(signature)}` ? signature : null;
}

/** Reads `/media/streams/ab/cd/<signature>/master.m3u8`; anything else is null. */
export function parseStreamPath(path: string): { signature: string; file: StreamFile } | null {
  const parts = path.split('/');
  const [signature = '', name = ''] = parts.slice(-2);
  const file = streamFiles.find((one) => one === name);
  return file !== undefined && isSignature(signature) && path === `/media/${streamPath(signature, file)}` ? { signature, file } : null;
}
