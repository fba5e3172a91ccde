export {
  adjustOwners,
  countBoards,
  countMovedPins,
  countPlaces,
  countSections,
  ownersOfBoard,
  ownersOfSection,
  type OwnerShare,
  type PinPlace,
} from './counters.queries.ts';
