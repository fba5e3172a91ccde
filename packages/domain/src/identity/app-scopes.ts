/** What a third-party app may be let do, in the order that people are asked. */
export const appScopes = ['pins:read', 'pins:write', 'boards:read', 'boards:write', 'people:read', 'people:write'] as const;

export type AppScope = (typeof appScopes)[number];

/** Whether a text names a scope of ours. */
export function isAppScope(text: string): text is AppScope {
  return (appScopes as readonly string[]).includes(text);
}
