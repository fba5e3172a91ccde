export type { Instance } from './seeding/call-as.ts';
export { makeDemo, type DemoOptions } from './seeding/make-demo.ts';
export { removeDemo } from './seeding/remove-demo.ts';
