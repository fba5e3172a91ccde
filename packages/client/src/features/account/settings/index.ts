export { MentionSettings, MessageSettings, PermissionSettings } from './audience-settings.tsx';
export { Personalisation, ProfilePrivacy } from './privacy-settings.tsx';
export { HiddenWords } from './hidden-words.tsx';
export { AudienceSelect } from './setting-controls.tsx';
export type { KeepSettings } from './use-settings.ts';
