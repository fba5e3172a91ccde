import { Type, type Static } from 'typebox';
import { MOST_VIDEO_SECONDS, uploadStatuses, videoRefusals } from '@bowerbird/domain/media/video-limits.ts';
import { defineSchemas, Nullable } from '../../protocol/schemas.ts';
import { VideoUploadsResource } from './calls.ts';

/** The name of an upload, as the last part of its address has it. */
export const UploadIdSchema = Type.String({ pattern: '^[0-9a-f]{32}$' });

const place = Type.Number({ minimum: 0, maximum: MOST_VIDEO_SECONDS * 100 });

/** What its maker changes of a video, in seconds of the video as it came. */
export const VideoEditsSchema = Type.Object({
  trim_start: place,
  trim_end: Nullable(place),
  is_muted: Type.Boolean(),
  /** Where the picture is taken that stands for the video; `null` leaves it to us. */
  poster_at: Nullable(place),
});
export type VideoEdits = Static<typeof VideoEditsSchema>;

/** The film that was made of an upload; its length in milliseconds. */
export const MadeVideoSchema = Type.Object({
  image_signature: Type.String(),
  image_url: Type.String(),
  dominant_color: Type.String(),
  video_url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  duration: Type.Integer(),
});

export const VideoUploadSchema = Type.Object({
  upload_id: UploadIdSchema,
  name: Type.String(),
  bytes: Type.Integer(),
  status: Type.Enum([...uploadStatuses]),
  /** How much of the film is made, from 0 to 1. */
  progress: Type.Number(),
  /** Why it failed. */
  reason: Nullable(Type.Enum([...videoRefusals])),
  edits: VideoEditsSchema,
  video: Nullable(MadeVideoSchema),
});
export type VideoUpload = Static<typeof VideoUploadSchema>;

export const VideoUploadInputSchema = Type.Object({ upload_id: UploadIdSchema });
export type VideoUploadInput = Static<typeof VideoUploadInputSchema>;

export const EditVideoInputSchema = Type.Object({ upload_id: UploadIdSchema, ...Type.Partial(VideoEditsSchema).properties });
export type EditVideoInput = Static<typeof EditVideoInputSchema>;

export const videoUploadSchemas = [
  defineSchemas(VideoUploadsResource.get, { input: VideoUploadInputSchema, output: VideoUploadSchema }),
  defineSchemas(VideoUploadsResource.update, { input: EditVideoInputSchema, output: VideoUploadSchema }),
  defineSchemas(VideoUploadsResource.delete, { input: VideoUploadInputSchema, output: Type.Null() }),
];
