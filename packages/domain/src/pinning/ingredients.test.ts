import { describe, expect, it } from 'vitest';
import { scaleAmount, splitIngredient } from './ingredients.ts';

describe('an ingredient', () => {
  it.each([
    ['600 g fresh ramen noodles', '600 g', 'fresh ramen noodles'],
    ['1 1/2 cups flour', '1 1/2 cups', 'flour'],
    ['½ tsp. salt', '½ tsp.', 'salt'],
    ['2-3 cloves of garlic', '2-3 cloves', 'garlic'],
    ['6 eggs, boiled', '6', 'eggs, boiled'],
    ['1½ l water', '1½ l', 'water'],
    ['2 EL Öl', '2 EL', 'Öl'],
    ['3 garlic bulbs', '3', 'garlic bulbs'],
    ['Salt and pepper', '', 'Salt and pepper'],
    ['7', '', '7'],
    ['', '', ''],
  ])('"%s" is "%s" of "%s"', (line, amount, name) => {
    expect(splitIngredient(line)).toEqual({ amount, name });
  });

  it.each([
    ['600 g', 1.5, '900 g'],
    ['1 1/2 cups', 2, '3 cups'],
    ['½ tsp', 0.5, '¼ tsp'],
    ['2-3 cloves', 2, '4-6 cloves'],
    ['1,5 l', 3, '4½ l'],
    ['1', 1 / 3, '⅓'],
    ['1', 1 / 8, '⅛'],
    ['1', 13 / 8, '1⅝'],
    ['250 g', 1 / 8, '31 g'],
    ['25 g', 1 / 2, '12.5 g'],
    ['800 g', 2, '1,600 g'],
    ['1/0 g', 2, '0 g'],
    ['a pinch', 4, 'a pinch'],
    ['1 1/2 cups', 1, '1 1/2 cups'],
  ])('"%s" times %d is "%s"', (amount, factor, scaled) => {
    expect(scaleAmount(amount, factor)).toBe(scaled);
  });

  it('is written with the marks of the reader', () => {
    expect(scaleAmount('800 g', 2, 'de')).toBe('1.600 g');
    expect(scaleAmount('0.37 l', 1.1, 'de')).toBe('0,41 l');
  });
});
