declare module 'virtual:messages/*' {
  const messages: import('@lingui/core').Messages;
  export default messages;
  /** The areas that come on demand, in the same locale. */
  export const areas: import('./load-messages.ts').AreaLoaders;
}
