export { TasteSettings } from './taste-settings.tsx';
