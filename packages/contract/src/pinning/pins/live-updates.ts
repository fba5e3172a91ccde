declare module '../../protocol/live-updates.ts' {
  interface LiveUpdates {
    'pin.created': { readonly pinIds: readonly string[] };
    'pin.changed': { readonly pinIds: readonly string[] };
    'pin.removed': { readonly pinIds: readonly string[] };
  }
}

/** What happens to the person's own pins. */
export type PinUpdate = 'pin.created' | 'pin.changed' | 'pin.removed';
