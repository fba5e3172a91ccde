/** How long a session is known without another look: the most that a lost NOTIFY can cost. */
const KEPT_MILLISECONDS = 15_000;
/** One that was taken back is told of by nobody. No transaction lasts longer: statements end after 2 s, idle ones after 10 s. */
const CHANGE_MILLISECONDS = 15_000;
const MOST_KEPT = 10_000;

/** A living session as it is kept. */
export interface KeptSession {
  readonly user_id: string;
  /** For how long its token is good. */
  readonly seconds_left: number;
}

/** What this process knows of living sessions, so that a request needs no statement for its own. */
export interface SessionCache {
  /** Finds the session of a token, looked up by `load` when it is not kept. */
  find<Session extends KeptSession>(key: string, load: () => Promise<Session | undefined>): Promise<Session | undefined>;
  /** This process is about to change a person's sessions: until it is told that this change is committed, nothing of them is kept. */
  suspend(userId: string, change: string): void;
  /** A change of a person's sessions is committed. */
  forget(userId: string, change: string): void;
  /** Changes are heard of from now on. Before, and after `stop`, nothing is kept. */
  start(): void;
  stop(): void;
}

/** Makes an empty cache, which keeps nothing before it is started. Its clock never goes back, whatever becomes of the machine's time. */
export function createSessionCache(now: () => number = () => performance.now()): SessionCache {
  const kept = new Map<string, { readonly session: KeptSession; readonly until: number }>();
  /** The changes under way, with their people and how long to wait for each. */
  const changing = new Map<string, { readonly userId: string; readonly until: number }>();
  let isStarted = false;
  let changes = 0;

  const forgetAll = () => {
    changes += 1;
    kept.clear();
  };
  const drop = (userId: string) => {
    changes += 1;
    for (const [key, { session }] of kept) if (session.user_id === userId) kept.delete(key);
  };
  const isChanging = (userId: string) => {
    for (const [change, { until }] of changing) if (until <= now()) changing.delete(change);
    return [...changing.values()].some((change) => change.userId === userId);
  };
  const keep = (key: string, session: KeptSession) => {
    if (isChanging(session.user_id)) return;
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, { session, until: now() + Math.min(KEPT_MILLISECONDS, session.seconds_left * 1000) });
  };

  return {
    find: async <Session extends KeptSession>(key: string, load: () => Promise<Session | undefined>) => {
      const known = kept.get(key);
      if (known && known.until > now()) return known.session as Session;
      const changesBefore = changes;
      const session = await load();
      // What changed while it was looked up may not be in what was found.
      if (session && isStarted && changes === changesBefore) keep(key, session);
      return session;
    },
    suspend: (userId, change) => {
      drop(userId);
      changing.set(`${userId}:${change}`, { userId, until: now() + CHANGE_MILLISECONDS });
    },
    forget: (userId, change) => {
      drop(userId);
      changing.delete(`${userId}:${change}`);
    },
    start: () => {
      forgetAll();
      isStarted = true;
    },
    stop: () => {
      isStarted = false;
      forgetAll();
    },
  };
}
