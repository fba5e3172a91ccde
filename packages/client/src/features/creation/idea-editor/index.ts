export { IdeaEditor } from './idea-editor.tsx';
