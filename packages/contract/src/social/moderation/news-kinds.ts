import { declareNewsKinds } from '../news-kinds/kinds.ts';

/** What moderators decided, of which a mail with the reason comes in any case, and what became of an appeal. */
export const newsOfModeration = declareNewsKinds({
  decision: { filter: 'people', ways: { here: true, push: true, mail: 'off' }, isActorless: true },
  appeal: { filter: 'people', ways: { here: true, push: true, mail: 'single' }, isActorless: true },
});

declare module '../news-kinds/kinds.ts' {
  interface NewsKinds extends Readonly<typeof newsOfModeration> {}
}
