/** Round prices in a currency whose unit is about a dollar. */
const STEPS = [10, 25, 50, 100, 250, 1_000] as const;

/** So much of a currency is about a dollar; by powers of ten, so that steps stay round. One is meant by what is not here. */
export const priceScales: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['CNY', 'CZK', 'DKK', 'HKD', 'INR', 'MXN', 'NOK', 'PHP', 'SEK', 'THB', 'TRY', 'TWD', 'UAH', 'ZAR'].map((name) => [name, 10]),
  ),
  ...Object.fromEntries(['HUF', 'ISK', 'JPY', 'RSD'].map((name) => [name, 100])),
  ...Object.fromEntries(['CLP', 'COP', 'KRW'].map((name) => [name, 1_000])),
  ...Object.fromEntries(['IDR', 'VND'].map((name) => [name, 10_000])),
};

/** Round prices that fit a currency. */
export function priceStepsOf(currency: string): number[] {
  const scale = priceScales[currency] ?? 1;
  return STEPS.map((step) => step * scale);
}
