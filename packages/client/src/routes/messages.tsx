export { messagesRoute as default } from '../pages/messages/index.ts';
