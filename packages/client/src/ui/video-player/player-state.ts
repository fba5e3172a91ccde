/** Where a player stands, as numbers that others may rely on (`C9.10`). */
export const playerStates = {
  empty: 0,
  loading: 1,
  ready: 2,
  playing: 3,
  paused: 4,
  seeking: 5,
  buffering: 6,
  ended: 7,
  failed: 8,
  waiting: 9,
} as const;
export type PlayerState = (typeof playerStates)[keyof typeof playerStates];

/** Why a video does not play: the codes of `MediaError` (`C9.10`). */
export const playerErrors = { aborted: 1, network: 2, decode: 3, unsupported: 4 } as const;
export type PlayerError = (typeof playerErrors)[keyof typeof playerErrors];

export type ObservedVideo = Pick<HTMLVideoElement, 'paused' | 'ended' | 'seeking' | 'readyState' | 'networkState' | 'currentTime'> & {
  readonly error: Pick<MediaError, 'code'> | null;
};

const NETWORK_EMPTY = 0;
const HAS_PICTURE = 2;
const HAS_ENOUGH = 3;

/** The state of a video; `isItsTurn` is false while another one plays in its place. */
export function stateOfPlayer(video: ObservedVideo, isItsTurn: boolean): PlayerState {
  if (video.error) return playerStates.failed;
  if (video.networkState === NETWORK_EMPTY) return playerStates.empty;
  if (video.seeking) return playerStates.seeking;
  if (video.ended) return playerStates.ended;
  if (!video.paused) return video.readyState < HAS_ENOUGH ? playerStates.buffering : playerStates.playing;
  if (video.readyState < HAS_PICTURE) return playerStates.loading;
  if (!isItsTurn) return playerStates.waiting;
  return video.currentTime === 0 ? playerStates.ready : playerStates.paused;
}

/** Why it failed; `null` where it did not. */
export function errorOfPlayer({ error }: Pick<ObservedVideo, 'error'>): PlayerError | null {
  return Object.values(playerErrors).find((code) => code === error?.code) ?? null;
}
