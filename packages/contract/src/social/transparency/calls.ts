import { defineResource, defineRest, forAnyone, forFullViewer } from '../../protocol/endpoint.ts';
import type { DrawInput, JudgeInput, NoInput, Samples, Transparency } from './schemas.ts';

/** What was reported and decided here, by month, for everybody to read and count. */
export const TransparencyResource = defineResource('TransparencyResource', {
  get: forAnyone<NoInput, Transparency>({}),
});

/** The same at an address that needs no protocol. */
export const readTransparency = defineRest('GET', '/v3/transparency/', forAnyone<NoInput, Transparency>({}));

/** Pins drawn by lot, which moderators look at to tell how much of what is seen breaks a rule. */
export const PrevalenceSamplesResource = defineResource('PrevalenceSamplesResource', {
  get: forFullViewer<NoInput, Samples>({ errors: ['not_found'] }),
  create: forFullViewer<DrawInput, Samples>({ errors: ['not_found', 'too_many_things'] }),
  update: forFullViewer<JudgeInput, Samples>({ errors: ['not_found', 'conflict', 'too_many_requests'] }),
});
