import type { AggregateRating, Article, HowTo, Product, Recipe, WithContext } from 'schema-dts';
import type { OfferSummary, Recipe as RichRecipe, Tutorial } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import type { Site } from '../../routing/structured-data.ts';
import { pinPath, type WholePin } from '../../features/pinning/pins/index.ts';

/** What a pin of a recipe, a product, a tutorial or an article says to machines. The page behind it says as much. */
export function richStructuredData(pin: WholePin, name: string, site: Site): WithContext<Recipe | Product | HowTo | Article>[] {
  const rich = pin.richMetadata;
  const common = {
    '@context': 'https://schema.org',
    name: rich?.displayName || name,
    image: site.absolute(pin.images.orig!.url),
    url: site.absolute(pinPath(pin.id)),
  } as const;
  const [product] = rich?.products ?? [];
  if (rich?.recipe) return [{ ...common, '@type': 'Recipe', ...recipeOf(rich.recipe), isBasedOn: pin.link ?? undefined }];
  if (product) {
    const offers = offersOf(product.offerSummary, pin.link);
    const aggregateRating = ratingOf(product.aggregateRating);
    // Search engines refuse a product that has neither.
    if (!offers && !aggregateRating) return [];
    return [
      {
        ...common,
        '@type': 'Product',
        description: product.description || undefined,
        brand: product.brand ? { '@type': 'Brand', name: product.brand.name } : undefined,
        offers,
        aggregateRating,
      },
    ];
  }
  if (rich?.tutorial) return [{ ...common, '@type': 'HowTo', ...howToOf(rich.tutorial), isBasedOn: pin.link ?? undefined }];
  if (!rich?.article) return [];
  const { authors, datePublished, description } = rich.article;
  return [
    {
      ...common,
      '@type': 'Article',
      headline: rich.article.name,
      description: description || undefined,
      datePublished: datePublished ?? undefined,
      author: authors.map((author) => ({ '@type': 'Person', name: author }) as const),
      isBasedOn: pin.link ?? undefined,
    },
  ];
}

function recipeOf(recipe: RichRecipe) {
  const ingredients = recipe.categorizedIngredients.flatMap((group) => group.ingredients);
  return {
    recipeIngredient: ingredients.map(({ amount, name }) => `${amount} ${name}`.trim()),
    recipeInstructions: recipe.steps.map((text) => ({ '@type': 'HowToStep', text }) as const),
    recipeYield: recipe.servingsSummary?.summary,
    prepTime: isoDuration(recipe.prepTime),
    cookTime: isoDuration(recipe.cookTime),
    totalTime: isoDuration(recipe.totalTime),
    aggregateRating: ratingOf(recipe.aggregateRating),
    nutrition: recipe.calories === null ? undefined : ({ '@type': 'NutritionInformation', calories: `${recipe.calories} kcal` } as const),
  };
}

function howToOf({ steps, supplies, tools, totalTime }: Tutorial) {
  return {
    step: steps.map((text) => ({ '@type': 'HowToStep', text }) as const),
    supply: supplies.map((name) => ({ '@type': 'HowToSupply', name }) as const),
    tool: tools.map((name) => ({ '@type': 'HowToTool', name }) as const),
    totalTime: isoDuration(totalTime),
  };
}

function offersOf({ price, currency, inStock }: OfferSummary, link: string | null) {
  if (price === null || currency === null) return undefined;
  const availability = inStock === null ? undefined : (`https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}` as const);
  return { '@type': 'Offer', price, priceCurrency: currency, availability, url: link ?? undefined } as const;
}

/** A rating that nobody gave is none to machines. */
function ratingOf(rating: RichRecipe['aggregateRating']): AggregateRating | undefined {
  if (!rating || rating.ratingCount === 0) return undefined;
  const { ratingValue, bestRating, ratingCount } = rating;
  return { '@type': 'AggregateRating', ratingValue, bestRating, ratingCount };
}

function isoDuration(duration: RichRecipe['totalTime']) {
  return duration === null ? undefined : `PT${duration.hours}H${duration.minutes}M`;
}
