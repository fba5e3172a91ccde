import { declareNewsKinds } from '../../social/news-kinds/kinds.ts';

/** Who is asked to pay for a pin, and who agreed. */
export const newsOfSponsorships = declareNewsKinds({
  sponsor_ask: { filter: 'pins', ways: { here: true, push: true, mail: 'single' } },
  sponsor_yes: { filter: 'pins', ways: { here: true, push: true, mail: 'digest' } },
});

declare module '../../social/news-kinds/kinds.ts' {
  interface NewsKinds extends Readonly<typeof newsOfSponsorships> {}
}
