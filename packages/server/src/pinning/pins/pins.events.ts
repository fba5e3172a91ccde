declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    'pin.created': { readonly pinId: string };
    /** Its texts, its place or who may see it changed; a pin that came back counts as changed. */
    'pin.changed': { readonly pinId: string };
    'pin.removed': { readonly pinId: string };
  }
}

export type PinEvent = 'pin.created' | 'pin.changed' | 'pin.removed';
