import { declareNewsKinds } from './kinds.ts';

/** What people do with people, boards and pins. */
export const newsOfPinning = declareNewsKinds({
  save: { filter: 'pins', ways: { here: true, push: false, mail: 'digest' }, isOfCrowd: true },
  follow: { filter: 'people', ways: { here: true, push: true, mail: 'digest' }, isOfCrowd: true },
  board_follow: { filter: 'boards', ways: { here: true, push: false, mail: 'digest' }, isOfCrowd: true },
  board_invite: { filter: 'boards', ways: { here: true, push: true, mail: 'single' } },
  board_request: { filter: 'boards', ways: { here: true, push: true, mail: 'digest' } },
  board_offer: { filter: 'boards', ways: { here: true, push: true, mail: 'single' } },
  board_join: { filter: 'boards', ways: { here: true, push: false, mail: 'digest' }, isOfCrowd: true },
  board_pin: { filter: 'boards', ways: { here: true, push: false, mail: 'digest' }, isOfCrowd: true },
  price_drop: { filter: 'pins', ways: { here: true, push: true, mail: 'digest' }, isActorless: true },
  many_boards: { filter: 'pins', ways: { here: true, push: false, mail: 'digest' }, isActorless: true },
});

declare module './kinds.ts' {
  interface NewsKinds extends Readonly<typeof newsOfPinning> {}
}
