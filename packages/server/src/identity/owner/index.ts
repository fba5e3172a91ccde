export { insertAct, type ActName } from './owner-log.queries.ts';
export { claimOwnership, ensureOwner, renewOwnerPassword, type OwnerNotice } from './owner.service.ts';
export { handleForOwner, requireOwner } from './require-owner.service.ts';
