// The small build of hls.js has no types of its own: it leaves parts of the large one out.
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
