import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type { ClassifierProgress } from './schemas.ts';

/** How far the classifier of pictures is, for the owner of the instance alone. */
export const ClassifierResource = defineResource('ClassifierResource', {
  get: forFullViewer<Record<string, never>, ClassifierProgress>({ errors: ['not_found'] }),
});
