export {
  adjustOwners,
  countBoards,
  countPlaces,
  countSections,
  ownersOfBoard,
  ownersOfSection,
  type OwnerShare,
  type PinPlace,
} from './counters.queries.ts';
