export { messagesRoute } from './messages-route.tsx';
