export { KindSettings } from './kind-settings.tsx';
export { deviceZone } from './use-way.ts';
export { WhenSettings } from './when-settings.tsx';
