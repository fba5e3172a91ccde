import { declareNewsKinds } from '../news-kinds/kinds.ts';

/** What people say, and how others react to it. */
export const newsOfComments = declareNewsKinds({
  comment: { filter: 'comments', ways: { here: true, push: true, mail: 'digest' }, isSaid: true },
  tried_it: { filter: 'comments', ways: { here: true, push: true, mail: 'digest' }, isSaid: true },
  reply: { filter: 'comments', ways: { here: true, push: true, mail: 'digest' }, isSaid: true },
  mention: { filter: 'comments', ways: { here: true, push: true, mail: 'digest' }, isSaid: true },
  reaction: { filter: 'comments', ways: { here: true, push: false, mail: 'digest' }, isOfCrowd: true },
});

declare module '../news-kinds/kinds.ts' {
  interface NewsKinds extends Readonly<typeof newsOfComments> {}
}
