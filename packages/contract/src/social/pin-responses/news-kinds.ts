import { declareNewsKinds } from '../news-kinds/kinds.ts';

/** How people react to pins. */
export const newsOfResponses = declareNewsKinds({
  pin_reaction: { filter: 'pins', ways: { here: true, push: false, mail: 'digest' }, isOfCrowd: true },
});

declare module '../news-kinds/kinds.ts' {
  interface NewsKinds extends Readonly<typeof newsOfResponses> {}
}
