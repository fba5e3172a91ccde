import type { ObjectKind, SceneObject } from './scene.ts';

/** What is asked of an endpoint about an object, and by which text in the reply one sees that it was shown. */
export interface Question {
  readonly about?: string;
  /** All kinds without it. */
  readonly objects?: readonly ObjectKind[];
  readonly input: (object: SceneObject, own: { readonly board: string; readonly picture: string }) => Record<string, unknown>;
  readonly shows?: (object: SceneObject) => string;
  /** The call names nothing of others. */
  readonly isAboutNothing?: boolean;
}

/** What stands on a page of a person. */
export const PROFILES: readonly ObjectKind[] = ['public', 'of a private profile'];
export const MOST = { page_size: 250 };

export const ofOwner = (shows: Question['shows'], more: object = {}): Question => ({
  input: ({ owner }) => ({ username: owner.username, ...MOST, ...more }),
  shows,
});
export const search = (scope: string, shows: Question['shows']): Question => ({
  about: scope,
  input: ({ word }) => ({ query: word, scope, ...MOST }),
  shows,
});
export const pageOf = (shows: Question['shows']): Question => ({ input: () => MOST, shows });
