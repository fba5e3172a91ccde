import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { OfferSummary, RichMetadata } from '@bowerbird/contract/pinning/rich-metadata/records.ts';
import { mount } from '../../../testing/mount.tsx';
import type { WholePin } from '../pins/index.ts';
import { PinCredit } from './pin-credit.tsx';
import { RichDetails } from './rich-details.tsx';

const plain = { displayName: '', siteName: 'Kitchen', recipe: null, article: null, products: [], tutorial: null };
const pinWith = (richMetadata: RichMetadata, more: Partial<WholePin> = {}) =>
  ({
    type: 'pin',
    id: '9',
    link: 'https://kitchen.org/ramen',
    domain: 'kitchen.org',
    description: '',
    priceHistory: [],
    richMetadata,
    ...more,
  }) as WholePin;

const ramen: RichMetadata = {
  ...plain,
  typeName: 'recipe',
  recipe: {
    name: 'Ramen',
    categorizedIngredients: [
      { category: 'For the broth', ingredients: [{ amount: '1½ l', name: 'stock' }] },
      {
        category: null,
        ingredients: [
          { amount: '4', name: 'eggs' },
          { amount: '', name: 'Salt' },
        ],
      },
    ],
    steps: ['Boil the eggs.', 'Eat.'],
    cookTime: { hours: 1, minutes: 10 },
    prepTime: { hours: 0, minutes: 15 },
    totalTime: { hours: 1, minutes: 25 },
    servingsSummary: { serves: 4, summary: '4 bowls' },
    diets: ['Vegetarian', 'Lunar'],
    calories: 620,
    aggregateRating: { ratingValue: 4.8, bestRating: 5, reviewCount: 0, ratingCount: 312 },
  },
};

const offer = (price: string, more: Partial<OfferSummary> = {}): OfferSummary => ({
  price,
  minPrice: null,
  maxPrice: null,
  standardPrice: null,
  currency: 'EUR',
  inStock: true,
  ...more,
});
const shoe: RichMetadata = {
  ...plain,
  typeName: 'product',
  products: [
    {
      productId: null,
      itemId: null,
      itemSetId: null,
      name: 'Runner',
      description: '',
      shippingInfo: null,
      additionalImagesPerSpec: {},
      aggregateRating: null,
      brand: { name: 'Stride', userId: null, isMerchant: false, signature: null },
      offerSummary: offer('115.00', { standardPrice: '139.00' }),
      variantSet: {
        dimensionMetadata: [{ name: 'color', values: ['Moss', 'Clay'] }],
        variants: [
          { itemId: null, name: 'Moss', dimensions: { color: 'Moss' }, offerSummary: offer('115.00'), link: null },
          {
            itemId: null,
            name: 'Clay',
            dimensions: { color: 'Clay' },
            offerSummary: offer('125.00', { inStock: false }),
            link: 'https://stride.org/clay',
          },
        ],
      },
    },
  ],
};

const stool: RichMetadata = {
  ...plain,
  typeName: 'tutorial',
  tutorial: { name: 'A stool', steps: ['Saw.', 'Glue.'], supplies: ['Oak', 'Glue'], tools: ['Saw'], totalTime: { hours: 2, minutes: 0 } },
};

describe('a tutorial', () => {
  it('says how long it takes, what is needed, and each step', async () => {
    await mount(<RichDetails pin={pinWith(stool)} />);
    for (const words of ['2 hr', 'You need: Oak, Glue', 'Tools: Saw']) await expect.element(page.getByText(words)).toBeVisible();
    const steps = page.getByRole('listitem').elements();
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Saw.', 'Glue.']);
  });
});

describe('the brand of a product', () => {
  it('leads to its profile where it has one here', async () => {
    const brand = { name: 'Stride', userId: '7', isMerchant: false, signature: null, profileUrl: '/stride/' };
    await mount(<RichDetails pin={pinWith({ ...shoe, products: [{ ...shoe.products[0]!, brand }] })} />);
    await expect.element(page.getByRole('link', { name: 'Stride', exact: true })).toHaveAttribute('href', '/stride/');
  });
});

describe('a recipe', () => {
  it('says its stars, times and diets, and nothing of a diet that is none', async () => {
    await mount(<RichDetails pin={pinWith(ramen)} />);
    await expect.element(page.getByText('4.8 of 5 stars (312)')).toBeVisible();
    await expect.element(page.getByText('1 hr 25 min')).toBeVisible();
    await expect.element(page.getByText('Vegetarian')).toBeVisible();
    expect(document.body.textContent).not.toContain('Lunar');
  });

  it('is for as many as somebody cooks for', async () => {
    await mount(<RichDetails pin={pinWith(ramen)} />);
    await page.getByRole('button', { name: '2×' }).click();
    await expect.element(page.getByRole('checkbox', { name: '3 l stock' })).toBeVisible();
    await page.getByRole('button', { name: 'One serving fewer' }).click();
    await expect.element(page.getByRole('checkbox', { name: '7 eggs' })).toBeVisible();
    await expect.element(page.getByRole('status', { name: 'Servings' })).toHaveTextContent('7');
  });

  it('has ingredients to be checked off', async () => {
    await mount(<RichDetails pin={pinWith(ramen)} />);
    const salt = page.getByRole('checkbox', { name: 'Salt' });
    await userEvent.click(salt.element());
    await expect.element(salt).toBeChecked();
    await expect.element(page.getByRole('heading', { name: 'For the broth' })).toBeVisible();
  });

  it('is cooked step by step, by buttons and by arrow keys', async () => {
    await mount(<RichDetails pin={pinWith(ramen)} />);
    await page.getByRole('button', { name: 'Cook along' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ramen' });
    await expect.element(dialog.getByText('Boil the eggs.')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(dialog.getByText('Step 2 of 2')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(dialog.getByText('Step 1 of 2')).toBeVisible();
    await dialog.getByRole('button', { name: 'Next step' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('is written from right to left with the amounts of Arabic', async () => {
    await mount(<RichDetails pin={pinWith(ramen)} />, { locale: 'ar' });
    await expect.element(page.getByRole('heading', { name: 'المكونات' })).toBeVisible();
  });
});

describe('a product', () => {
  it('says its price, what it was before, and whether it is there', async () => {
    await mount(<RichDetails pin={pinWith(shoe)} />);
    await expect.element(page.getByText('€115', { exact: true })).toBeVisible();
    await expect.element(page.getByText('€139')).toBeVisible();
    await expect.element(page.getByText('In stock')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See it at Stride' })).toHaveAttribute('href', 'https://kitchen.org/ramen');
  });

  it('says its stars where people gave some', async () => {
    const rated = (ratingCount: number) => {
      const aggregateRating = { ratingValue: 4.2, bestRating: 5, reviewCount: 0, ratingCount };
      return pinWith({ ...shoe, products: [{ ...shoe.products[0]!, aggregateRating }] });
    };
    await mount(<RichDetails pin={rated(0)} />);
    await expect.element(page.getByText('In stock')).toBeVisible();
    expect(document.body.textContent).not.toContain('stars');
    await mount(<RichDetails pin={rated(87)} />);
    await expect.element(page.getByText('4.2 of 5 stars (87)')).toBeVisible();
  });

  it('says those of a variant, and leads to it', async () => {
    await mount(<RichDetails pin={pinWith(shoe)} />);
    await page.getByRole('button', { name: 'Clay' }).click();
    await expect.element(page.getByText('€125')).toBeVisible();
    await expect.element(page.getByText('Sold out')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See it at Stride' })).toHaveAttribute('href', 'https://stride.org/clay');
    await page.getByRole('button', { name: 'Clay' }).click();
    await expect.element(page.getByText('€115', { exact: true })).toBeVisible();
  });

  it('tells what it cost before once that changed', async () => {
    const { store } = await mount(<RichDetails pin={pinWith(shoe)} />);
    expect(store).toBeDefined();
    await expect.element(page.getByText('Price so far')).not.toBeInTheDocument();
    const priceHistory = [
      { at: '2026-03-01T00:00:00Z', price: '139.00', currency: 'EUR' },
      { at: '2026-09-01T00:00:00Z', price: '115.00', currency: 'EUR' },
    ];
    await mount(<RichDetails pin={pinWith(shoe, { priceHistory })} />);
    await expect.element(page.getByText('€115, lowest yet')).toBeVisible();
    await page.getByText('As a table').click();
    await expect.element(page.getByRole('cell', { name: '€139' })).toBeVisible();
  });
});

describe('who made it', () => {
  const attribution = { authorName: 'Mei Tan', authorUrl: 'https://mei.example/', providerName: 'Kitchen', ccUrl: null };
  const ccUrl = 'https://creativecommons.org/licenses/by-sa/4.0/';

  it('is credited where they are at home, with the licence', async () => {
    await mount(<PinCredit pin={pinWith(ramen, { attribution: { ...attribution, ccUrl } })} />);
    await expect.element(page.getByRole('link', { name: 'By Mei Tan' })).toHaveAttribute('href', 'https://mei.example/');
    await expect.element(page.getByRole('link', { name: 'CC BY-SA 4.0' })).toHaveAttribute('href', ccUrl);
  });

  it('is a name alone where no address is known, and nothing where nobody is named', async () => {
    await mount(<PinCredit pin={pinWith(ramen, { attribution: null })} />);
    expect(document.body.textContent).not.toContain('By');
    await mount(<PinCredit pin={pinWith(ramen, { attribution: { ...attribution, authorUrl: null } })} />);
    await expect.element(page.getByText('By Mei Tan')).toBeVisible();
    expect(page.getByRole('link').elements()).toEqual([]);
  });
});

describe('an article', () => {
  it('says who wrote it, when, and how long it takes', async () => {
    const article = {
      name: 'Fronts',
      description: 'Forty-one houses.',
      authors: ['Tomás Ibarra'],
      datePublished: '2026-10-14T00:00:00.000Z',
      wordCount: 1_900,
    };
    await mount(<RichDetails pin={pinWith({ ...plain, typeName: 'article', siteName: 'The Harbour', article })} />);
    await expect.element(page.getByText('By Tomás Ibarra · The Harbour · October 14, 2026')).toBeVisible();
    await expect.element(page.getByText('9 min to read')).toBeVisible();
  });
});
