export { DownloadSection } from './download-section.tsx';
export { useArchives, type Archives } from './use-archives.ts';
