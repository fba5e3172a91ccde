import { defineRest, forFullViewer } from '../../protocol/endpoint.ts';
import type { ChangeSettingsInput, SettingsGroup } from './schemas.ts';

const reading = () => forFullViewer<Record<string, never>, SettingsGroup[]>();
const changing = () => forFullViewer<ChangeSettingsInput, SettingsGroup[]>();

/** Which kinds of news stand in the product itself (`B7.8`, `B3.40`). */
export const readNewsSettings = defineRest('GET', '/v3/settings/news/', reading());
export const changeNewsSettings = defineRest('PUT', '/v3/settings/news/', changing());

/** Which kinds ring on devices, and when they are to be quiet (`B7.8`, `B3.40`). */
export const readPushSettings = defineRest('GET', '/v3/settings/push/', reading());
export const changePushSettings = defineRest('PUT', '/v3/settings/push/', changing());

/** Which kinds come by mail, and how often the digest does. */
export const readEmailSettings = defineRest('GET', '/v3/settings/email/', reading());
export const changeEmailSettings = defineRest('PUT', '/v3/settings/email/', changing());
