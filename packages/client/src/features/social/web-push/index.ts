export { PushDevices } from './push-devices.tsx';
export { renewPush } from './renew-push.ts';
