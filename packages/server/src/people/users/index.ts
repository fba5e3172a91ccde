export { loadUsers } from './load-users.ts';
export { notBlocked, userVisibleTo } from './users.access.ts';
export { pictureUrls } from './users.views.ts';
