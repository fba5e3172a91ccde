export { MentionSettings, MessageSettings, PermissionSettings } from './audience-settings.tsx';
export { Personalisation, ProfilePrivacy } from './privacy-settings.tsx';
