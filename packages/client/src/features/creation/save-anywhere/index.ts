export { Bookmarklet } from './bookmarklet-link.tsx';
export { CopyButton } from './copy-button.tsx';
export { SaveWindow } from './save-window.tsx';
export { SnippetBuilder } from './snippet-builder.tsx';
export { GetExtension } from './get-extension.tsx';
