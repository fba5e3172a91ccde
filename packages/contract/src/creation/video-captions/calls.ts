import type { Pin } from '../../pinning/pins/records.ts';
import { defineResource, forAnyone, forFullViewer } from '../../protocol/endpoint.ts';
import { defineStream } from '../../protocol/stream.ts';
import type { DeleteCaptionsInput, SetCaptionsInput } from './schemas.ts';

/**
 * The captions of a film, as a WebVTT or SubRip file: of one's own video pin, or on a page of one's own idea pin. A second file of a
 * language replaces the first.
 */
export const VideoCaptionsResource = defineResource('VideoCaptionsResource', {
  update: forFullViewer<SetCaptionsInput, Pin>({ errors: ['pin_not_found', 'forbidden', 'too_many_things'] }),
  delete: forFullViewer<DeleteCaptionsInput, Pin>({ errors: ['pin_not_found', 'forbidden'] }),
});

/** A WebVTT file, for whoever sees the pin. */
export const serveCaptions = defineStream('GET', '/captions/:pin/:file', forAnyone({ errors: ['not_found'] }));
