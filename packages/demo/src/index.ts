export { makeDemo } from './seeding/make-demo.ts';
export { removeDemo } from './seeding/remove-demo.ts';
