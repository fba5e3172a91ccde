import { LEAST_VIDEO_SECONDS, MOST_VIDEO_SECONDS } from '@bowerbird/domain/media/video-limits.ts';
import { FilmError } from './film-error.ts';
import type { FilmForm } from './own-form.ts';
import { runJailed } from './run-jailed.ts';
import { sniffFilm } from './film-kinds.ts';

/** What a film is before anything is made of it. Sides are as it is seen, upright. */
export interface FilmFacts {
  /** The reader that ffmpeg is told to use. */
  readonly reader: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly hasSound: boolean;
  /** A GIF or APNG. */
  readonly isMovingPicture: boolean;
  readonly form: FilmForm;
}

const movingPictures: readonly string[] = ['gif', 'apng'];

/** 8K; larger ones hold no more for a side of 720. */
const MOST_PIXELS = 7680 * 4320;
const PROBE_SECONDS = 20;

type Stream = {
  readonly codec_type?: string;
  readonly codec_name?: string;
  readonly profile?: string;
  readonly pix_fmt?: string;
  readonly sample_aspect_ratio?: string;
  readonly r_frame_rate?: string;
  readonly sample_rate?: string;
  readonly channels?: number;
  readonly width?: number;
  readonly height?: number;
  readonly tags?: { readonly rotate?: string };
  readonly side_data_list?: readonly { readonly rotation?: number }[];
  readonly duration?: string;
  readonly disposition?: { readonly attached_pic?: number };
};

/** Reads what a film is. Throws a FilmError for what is none, or not for us. */
export async function probeFilm(file: string): Promise<FilmFacts> {
  const reader = await sniffFilm(file);
  const { code, output, words } = await runJailed(
    'ffprobe',
    ['-v', 'error', '-protocol_whitelist', 'file', '-f', reader, '-show_streams', '-show_format', '-of', 'json', file],
    { seconds: PROBE_SECONDS, patience: 2 * PROBE_SECONDS },
  );
  if (code !== 0) throw new FilmError('broken', words.trim().slice(-200));
  const { streams = [], format } = JSON.parse(output) as {
    streams?: readonly Stream[];
    format?: { readonly duration?: string; readonly bit_rate?: string };
  };
  const picture = streams.find(({ codec_type: type, disposition }) => type === 'video' && disposition?.attached_pic !== 1);
  if (!picture?.width || !picture.height) throw new FilmError('no_picture');
  if (picture.width * picture.height > MOST_PIXELS) throw new FilmError('too_demanding', `${picture.width} × ${picture.height}`);
  const told = [format?.duration, picture.duration].map(Number).find((seconds) => Number.isFinite(seconds) && seconds > 0);
  // Some films do not tell how long they are; how long they turned out to be is looked at afterwards.
  const seconds = told ?? 0;
  const isMovingPicture = movingPictures.includes(reader);
  // Of a picture that moves the beginning is kept, however long somebody made it wait.
  if (seconds > MOST_VIDEO_SECONDS + 1 && !isMovingPicture) throw new FilmError('too_long', `${Math.round(seconds)} s`);
  if (told !== undefined && seconds < LEAST_VIDEO_SECONDS) throw new FilmError('too_short');
  const rotation = Number(picture.tags?.rotate ?? picture.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0);
  const isTurned = Math.abs(rotation) % 180 === 90;
  const [width, height] = isTurned ? [picture.height, picture.width] : [picture.width, picture.height];
  const sound = streams.find(({ codec_type: type }) => type === 'audio');
  const form = { ...formOf(picture, sound), isTurned: rotation !== 0, bitsASecond: Number(format?.bit_rate ?? Number.NaN) };
  return { reader, width, height, seconds, isMovingPicture, hasSound: sound !== undefined, form };
}

function formOf(picture: Stream, sound: Stream | undefined): Pick<FilmForm, 'picture' | 'sound' | 'framesASecond'> {
  const [frames = Number.NaN, seconds = 1] = (picture.r_frame_rate ?? '').split('/').map(Number);
  return {
    picture: [picture.codec_name, picture.profile, picture.pix_fmt, picture.sample_aspect_ratio].join(' '),
    sound: sound === undefined ? null : [sound.codec_name, sound.sample_rate, sound.channels].join(' '),
    framesASecond: frames / seconds,
  };
}
