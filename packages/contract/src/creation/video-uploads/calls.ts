import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import { defineStream } from '../../protocol/stream.ts';
import type { EditVideoInput, VideoUpload, VideoUploadInput } from './schemas.ts';

const upload = forFullViewer({
  appScope: 'pins:write',
  admission: 'always',
  errors: ['not_found', 'too_large', 'too_many_things', 'unsupported_type', 'locked_for_a_while'],
});

/** Begins an upload of a video by the tus protocol (1.0): `Upload-Length` says its bytes, `Location` where pieces go. */
export const createVideoUpload = defineStream('POST', '/upload-video/', upload);
/** How many bytes of an upload have arrived. */
export const findVideoUpload = defineStream('HEAD', '/upload-video/:id', upload);
/** Sends the next piece of an upload. */
export const continueVideoUpload = defineStream('PATCH', '/upload-video/:id', upload);
/** Breaks an upload off, and deletes what has arrived. */
export const abandonVideoUpload = defineStream('DELETE', '/upload-video/:id', upload);

/**
 * What became of uploaded videos (`B4.10`). `update` changes what is kept of one: the film is then made anew. A ready one is
 * pinned by its `image_signature`, as a picture is.
 */
export const VideoUploadsResource = defineResource('VideoUploadsResource', {
  get: forFullViewer<VideoUploadInput, VideoUpload>({ errors: ['not_found'] }),
  update: forFullViewer<EditVideoInput, VideoUpload>({ errors: ['not_found', 'conflict', 'locked_for_a_while'] }),
  delete: forFullViewer<VideoUploadInput, null>({ errors: ['not_found'] }),
});
