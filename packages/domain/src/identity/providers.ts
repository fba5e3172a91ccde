/** Who else may say who somebody is. */
export const providerNames = ['google', 'facebook', 'line'] as const;

export type ProviderName = (typeof providerNames)[number];
