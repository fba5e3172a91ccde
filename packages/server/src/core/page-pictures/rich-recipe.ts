import type { Duration, Recipe } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { splitIngredient } from '@bowerbird/domain/pinning/ingredients.ts';
import { isNode, type JsonLdNode } from './json-ld-graph.ts';
import { bareType, durationOf, inHours, listOf, numberOf, ratingOf, wordsOf } from './json-ld-values.ts';

const limits = { ingredients: 150, steps: 80, words: 200, step: 1_500, diets: 11 };

/** Reads a recipe; one without a name or without ingredients is none. */
export function readRecipe(node: JsonLdNode): Recipe | null {
  const name = wordsOf(node['name'], limits.words);
  const categorizedIngredients = readIngredients(node['recipeIngredient'] ?? node['ingredients'] ?? node['ingredient']);
  if (name === '' || categorizedIngredients.length === 0) return null;
  const cookTime = durationOf(node['cookTime']);
  const prepTime = durationOf(node['prepTime']);
  return {
    name,
    categorizedIngredients,
    steps: readSteps(node['recipeInstructions'] ?? node['instructions']).slice(0, limits.steps),
    cookTime,
    prepTime,
    totalTime: durationOf(node['totalTime']) ?? inHours(minutesOf(cookTime) + minutesOf(prepTime)),
    servingsSummary: readServings(node['recipeYield'] ?? node['yield']),
    diets: readDiets(node['suitableForDiet']),
    calories: isNode(node['nutrition']) ? numberOf(node['nutrition']['calories']) : null,
    aggregateRating: ratingOf(node['aggregateRating']),
  };
}

function minutesOf(duration: Duration | null): number {
  return duration === null ? 0 : duration.hours * 60 + duration.minutes;
}

/** A line that ends with a colon and has no amount begins a category, as cooks write it: "For the broth:". */
function readIngredients(value: unknown): Recipe['categorizedIngredients'] {
  const groups: Recipe['categorizedIngredients'] = [{ category: null, ingredients: [] }];
  const items = listOf(value);
  // A single text has all of them, line by line.
  const lines = items.length === 1 && typeof items[0] === 'string' ? items[0].split(/[\r\n]+/) : items;
  for (const item of lines.slice(0, limits.ingredients)) {
    const { amount, name } = splitIngredient(lineOf(item));
    if (amount === '' && /[:：]$/.test(name)) groups.push({ category: name.slice(0, -1).trim(), ingredients: [] });
    else if (name !== '') groups.at(-1)!.ingredients.push({ amount, name });
  }
  return groups.filter(({ ingredients }) => ingredients.length > 0);
}

/** Old markup keeps an ingredient's amount apart from its name. */
function lineOf(item: unknown): string {
  const name = wordsOf(item, limits.words);
  const amount = isNode(item) ? wordsOf(item['amount'], 40) : '';
  return amount === '' ? name : `${amount} ${name}`;
}

/** Steps are one text, a list of texts or of steps, or sections of them. */
export function readSteps(value: unknown, depth = 0): string[] {
  if (depth > 3) return [];
  return listOf(value)
    .slice(0, limits.steps)
    .flatMap((item) => {
      if (isNode(item) && item['itemListElement'] !== undefined) return readSteps(item['itemListElement'], depth + 1);
      if (isNode(item)) return [wordsOf(item['text'] ?? item['description'] ?? item['name'], limits.step)];
      return typeof item === 'string' ? item.split(/\n+|<\/(?:li|p)>/i).map((line) => wordsOf(line, limits.step)) : [];
    })
    .filter((step) => step !== '');
}

/** `["4", "4 servings"]` has the number first and the words last. */
function readServings(value: unknown): Recipe['servingsSummary'] {
  const said = listOf(value)
    .map((one) => wordsOf(one, limits.words))
    .filter((one) => one !== '');
  if (said.length === 0) return null;
  const serves = said.map((one) => Number.parseInt(/\d{1,3}/.exec(one)?.[0] ?? '', 10)).find((count) => count > 0) ?? null;
  return { serves, summary: said.toSorted((one, other) => other.length - one.length)[0]! };
}

function readDiets(value: unknown): string[] {
  const diets = listOf(value).map((diet) => bareType(wordsOf(diet, limits.words)).replace(/Diet$/, ''));
  return [...new Set(diets)].filter((diet) => /^[A-Z][A-Za-z]{2,20}$/.test(diet)).slice(0, limits.diets);
}

export const recipeTypes: ReadonlySet<string> = new Set(['Recipe']);
