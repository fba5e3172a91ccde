import { declareNewsKinds } from '../../social/news-kinds/kinds.ts';

/** That a pin could not go out at its time. */
export const newsOfSchedule = declareNewsKinds({
  not_published: { filter: 'pins', ways: { here: true, push: true, mail: 'single' }, isActorless: true },
});

declare module '../../social/news-kinds/kinds.ts' {
  interface NewsKinds extends Readonly<typeof newsOfSchedule> {}
}
