export { claimOwnership, ensureOwner, renewOwnerPassword, type OwnerNotice } from './owner.service.ts';
