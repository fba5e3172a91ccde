export { IdeaEditorPage } from './idea-editor-page.tsx';
