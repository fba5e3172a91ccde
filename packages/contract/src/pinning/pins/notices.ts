declare module '../../protocol/notices.ts' {
  interface Notices {
    'pin.created': { readonly pinIds: readonly string[] };
    'pin.changed': { readonly pinIds: readonly string[] };
    'pin.removed': { readonly pinIds: readonly string[] };
  }
}

/** What happens to the person's own pins. */
export type PinNotice = 'pin.created' | 'pin.changed' | 'pin.removed';
