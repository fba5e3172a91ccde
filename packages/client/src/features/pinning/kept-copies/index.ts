export { KeptCopies } from './kept-copies.tsx';
export { KeptCopyOffer } from './kept-copy-offer.tsx';
