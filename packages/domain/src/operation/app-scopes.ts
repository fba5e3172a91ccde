/** What a third-party app may be let do, in the order that people are asked. */
export const appScopes = [
  'pins:read',
  'pins:read_secret',
  'pins:write',
  'boards:read',
  'boards:read_secret',
  'boards:write',
  'people:read',
  'people:write',
] as const;

export type AppScope = (typeof appScopes)[number];

/** All that an app may ask a person for: who they are (OpenID Connect), and what it may do. */
export const askedScopes = ['openid', ...appScopes] as const;
export type AskedScope = (typeof askedScopes)[number];

/** Whether a text names something that people are asked for. */
export function isAskedScope(text: string): text is AskedScope {
  return (askedScopes as readonly string[]).includes(text);
}

/** Whether a text names a scope of ours. */
export function isAppScope(text: string): text is AppScope {
  return (appScopes as readonly string[]).includes(text);
}
