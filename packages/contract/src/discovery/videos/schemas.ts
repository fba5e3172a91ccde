import { Type, type Static } from 'typebox';
import { PinCardSchema } from '../../pinning/pins/records.ts';
import { defineSchemas, NoInputSchema, pageFields } from '../../protocol/schemas.ts';
import { TopicInputSchema, TopicSchema } from '../topics/schemas.ts';
import { VideoCategoriesResource, VideosFeedResource } from './calls.ts';

export const VideosInputSchema = Type.Object({
  /** A topic by its id or slug. */
  category: Type.Optional(TopicInputSchema.properties.interest),
  ...pageFields,
});
export type VideosInput = Static<typeof VideosInputSchema>;

export const videoSchemas = [
  defineSchemas(VideosFeedResource.get, { input: VideosInputSchema, output: Type.Array(PinCardSchema) }),
  defineSchemas(VideoCategoriesResource.get, { input: NoInputSchema, output: Type.Array(TopicSchema) }),
];
