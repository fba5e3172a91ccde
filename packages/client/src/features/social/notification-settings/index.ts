export { KindSettings } from './kind-settings.tsx';
export { WhenSettings } from './when-settings.tsx';
