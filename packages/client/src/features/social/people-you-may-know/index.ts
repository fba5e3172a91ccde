export { PeopleYouMayKnow } from './lazy-people-you-may-know.ts';
