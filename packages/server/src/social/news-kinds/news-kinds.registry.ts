import type { NewsKind, NewsKindRules } from '@bowerbird/contract/social/news-kinds/kinds.ts';
import type { OnDemandMessageId } from '@bowerbird/words/areas.generated.ts';
import type { RawBuilder } from 'kysely';
import type { Contributions } from '../../core/contributions.ts';
import type { EventType } from '../../core/events/outbox.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import type { NewsSource } from './told-events.queries.ts';

declare module '../../core/contributions.ts' {
  interface Contributions {
    /** The kinds of news that a feature gives. */
    readonly newsKinds?: readonly GivenNews[];
  }
}

/** Kinds of news that share their rules. */
export interface GivenNews {
  readonly kinds: Readonly<Partial<Record<NewsKind, NewsKindRules>>>;
  /** The sentence of each kind, in mails and pushes. */
  readonly words: Readonly<Partial<Record<NewsKind, OnDemandMessageId>>>;
  /** Who is told of which events. */
  readonly told?: { readonly [Type in EventType]?: NewsSource };
  /** What somebody (`a.actor_id`) did, as a FROM that finds a row while it is not taken back. Without it, nobody can take it back. */
  readonly stillDone?: (viewer: SignedInViewer) => RawBuilder<unknown>;
  /** Whether what news (`n`) tell of still stands. The rules of its pin (`p`), board (`b`) and comment hold besides. */
  readonly stands?: (viewer: SignedInViewer) => RawBuilder<boolean>;
  /** What news (`n`) say besides, as JSON of `NewsDetails`, read as it is now. */
  readonly details?: RawBuilder<unknown>;
  /** Who may see the board (`b`), where it is not who sees boards. */
  readonly boardShown?: (viewer: SignedInViewer) => RawBuilder<boolean>;
  /** The path that it leads to, where that is not its pin, board or person. */
  readonly path?: string;
}

/** Ties the words to the kinds: each kind has a sentence. */
export function giveNews<const Kinds extends Readonly<Partial<Record<NewsKind, NewsKindRules>>>>(
  given: Omit<GivenNews, 'kinds' | 'words'> & { readonly kinds: Kinds; readonly words: { readonly [K in keyof Kinds]: OnDemandMessageId } },
): GivenNews {
  return given;
}

/** Some of the kinds that one declaration holds. */
export function someOf<Kinds extends object, const Name extends keyof Kinds>(kinds: Kinds, ...names: readonly Name[]): Pick<Kinds, Name> {
  return Object.fromEntries(names.map((name) => [name, kinds[name]])) as Pick<Kinds, Name>;
}

/** All kinds of news of an instance. */
export interface NewsKindsOfInstance {
  readonly rules: Readonly<Record<NewsKind, NewsKindRules>>;
  readonly given: readonly GivenNews[];
  readonly givenBy: ReadonlyMap<string, GivenNews>;
}

type Giver = Pick<Contributions, 'name' | 'newsKinds'>;

/** Puts the kinds of all features together. Throws where two give one kind, or where a kind has no words for mails and pushes. */
export function composeNewsKinds(features: readonly Giver[]): NewsKindsOfInstance {
  const givers = new Map<string, string>();
  for (const { name, newsKinds = [] } of features) {
    for (const kind of newsKinds.flatMap(namesOf)) {
      const other = givers.get(kind);
      if (other !== undefined) throw new Error(`Two features give news of ${kind}: ${other} and ${name}.`);
      givers.set(kind, name);
    }
  }
  const given = features.flatMap(({ newsKinds = [] }) => newsKinds);
  for (const { kinds, words } of given) {
    const mute = Object.keys(kinds).find((kind) => words[kind as NewsKind] === undefined);
    if (mute !== undefined) throw new Error(`News of ${mute} have no words for mails and pushes.`);
  }
  return {
    rules: Object.assign({}, ...given.map(({ kinds }) => kinds)) as NewsKindsOfInstance['rules'],
    given,
    givenBy: new Map(given.flatMap((one) => namesOf(one).map((kind) => [kind, one]))),
  };
}

const namesOf = ({ kinds }: GivenNews) => Object.keys(kinds);

const composed = new WeakMap<readonly Giver[], NewsKindsOfInstance>();

/** The kinds of news of this instance. */
export function newsKindsOf({ contributions }: { readonly contributions: readonly Giver[] }): NewsKindsOfInstance {
  const kinds = composed.get(contributions) ?? composeNewsKinds(contributions);
  composed.set(contributions, kinds);
  return kinds;
}

/** The kinds that some rules hold for. */
export function kindsWhere({ rules }: NewsKindsOfInstance, holds: (rules: NewsKindRules) => boolean): NewsKind[] {
  return (Object.keys(rules) as NewsKind[]).filter((kind) => holds(rules[kind]));
}
