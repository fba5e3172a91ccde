declare module 'virtual:messages/*' {
  const messages: import('@lingui/core').Messages;
  export default messages;
  /** The areas that come on demand, in the same locale. */
  export const areas: import('./load-messages.ts').AreaLoaders;
}

declare module 'virtual:message-locales' {
  export const locales: import('./load-messages.ts').LocaleLoaders;
}
