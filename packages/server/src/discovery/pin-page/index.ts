import type { Feature } from '../../feature.ts';
import { pinPageOperations } from './pin-page.operations.ts';

/** The page of a pin by persisted GraphQL (`C7.39`). */
export const pinPageFeature: Feature = { name: 'pin-page', operations: pinPageOperations };
