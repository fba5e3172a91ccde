import { declareNewsKinds } from '../news-kinds/kinds.ts';

/** What moderators decided. A mail with the reason comes in any case. */
export const newsOfModeration = declareNewsKinds({
  decision: { filter: 'people', ways: { here: true, push: true, mail: 'off' }, isActorless: true },
});

declare module '../news-kinds/kinds.ts' {
  interface NewsKinds extends Readonly<typeof newsOfModeration> {}
}
