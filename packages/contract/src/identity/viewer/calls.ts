import { defineRest } from '../../protocol/endpoint.ts';
import type { ViewerRecord } from './records.ts';

/** The viewer's own record (`C7.26`); `fields` narrows it. */
export const readMe = defineRest<Record<string, never>, ViewerRecord>('GET', '/v3/users/me/', { access: 'signed_in' });
