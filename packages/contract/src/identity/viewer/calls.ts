import { defineRest, forSignedIn } from '../../protocol/endpoint.ts';
import type { ViewerRecord } from './records.ts';

/** The viewer's own record (`C7.26`); `fields` narrows it. */
export const readMe = defineRest('GET', '/v3/users/me/', forSignedIn<Record<string, never>, ViewerRecord>());
