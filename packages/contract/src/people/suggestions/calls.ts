import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type { NamedUser } from '../users/schemas.ts';
import type { PeopleSuggestionsInput } from './schemas.ts';

/** People by the beginning of a name, whom the viewer knows first; at most six. For those whom one asks, names or invites. */
export const PeopleSuggestionsResource = defineResource('PeopleSuggestionsResource', {
  get: forFullViewer<PeopleSuggestionsInput, NamedUser[]>(),
});
