export { botProof } from './bot-proof.ts';
