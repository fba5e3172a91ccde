/** The group that everybody is in, as long as no experiment parts people. */
export const PIN_PAGE_GROUP = 'enabled';

/** Whether somebody's page of a pin is read by GraphQL (`C6.3`, `B6.1`). Strangers' pages never are. */
export function readsPinByGraphql(viewer: { readonly isAuthenticated: boolean }, group: string = PIN_PAGE_GROUP): boolean {
  return viewer.isAuthenticated && (group.startsWith('enabled') || group.includes('only_related_pins'));
}

/** Of those: whether only more like the pin is. */
export function readsOnlyRelatedPins(group: string = PIN_PAGE_GROUP): boolean {
  return !group.startsWith('enabled');
}
