import type { CreativeWork, HowTo, HowToStep, Recipe, WithContext } from 'schema-dts';
import type { ShownPage } from '@bowerbird/domain/creation/story-pins/show.ts';
import { lineOfItem, wordsOfBlock } from '@bowerbird/domain/creation/story-pins/words.ts';
import { pinPath, type WholePin } from '../../features/pinning/pins/index.ts';
import type { Site, StructuredData } from '../../routing/structured-data.ts';

/** What an idea pin says to machines: a recipe, steps, or pages, each with its words and its picture. */
export function storyStructuredData({ id, images, story_pin_data: story }: WholePin, name: string, site: Site): StructuredData[] {
  if (!story || story.pages.length === 0) return [];
  const image = images.orig && site.absolute(images.orig.url);
  const shared = { '@context': 'https://schema.org', name, url: site.absolute(pinPath(id)), image } as const;
  const steps = story.pages.map((page, index) => stepOf(page, index, site)).filter(({ text }) => text !== '');
  if (story.metadata.templateType === 'recipe') {
    const recipe: WithContext<Recipe> = {
      ...shared,
      '@type': 'Recipe',
      recipeIngredient: linesOf(story.pages, 'story_pin_ingredient_block'),
      recipeInstructions: steps,
    };
    return [recipe];
  }
  if (story.metadata.templateType === 'how_to') {
    const how: WithContext<HowTo> = { ...shared, '@type': 'HowTo', supply: linesOf(story.pages, 'story_pin_supply_block'), step: steps };
    return [how];
  }
  const work: WithContext<CreativeWork> = { ...shared, '@type': 'CreativeWork', text: steps.map(({ text }) => text).join('\n') };
  return [work];
}

function stepOf({ image, blocks }: ShownPage, index: number, site: Site) {
  const url = image?.images['736x']?.url;
  const text = blocks.flatMap(wordsOfBlock).join('\n');
  return { '@type': 'HowToStep', position: index + 1, text, image: url && site.absolute(url) } as const satisfies HowToStep;
}

function linesOf(pages: readonly ShownPage[], type: 'story_pin_ingredient_block' | 'story_pin_supply_block'): string[] {
  return pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === type && 'items' in block ? block.items.map(lineOfItem).filter((line) => line !== '') : [])),
  );
}
