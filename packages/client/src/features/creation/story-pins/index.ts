export { StoryPageView, type DrawMedia } from './story-page-view.tsx';
export { StoryBlockContent, styleOf } from './story-block-content.tsx';
export { StickerDrawing } from './sticker-drawing.tsx';
export { StoryView } from './story-view.tsx';
export { StoryWords } from './story-words.tsx';
export { loadStoryFont, useStoryFonts } from './use-story-fonts.ts';
