import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Tells what is said in a film at each moment. It reads the one track that the film has, while that is wanted. */
export function useFilmWords(film: RefObject<HTMLVideoElement | null>, src: string | undefined, tell: (words: string) => void): void {
  const onWords = useEffectEvent(tell);
  useEffect(() => {
    const track = film.current?.textTracks[0];
    return src !== undefined && track ? followTrack(track, (words) => onWords(words)) : undefined;
  }, [film, src]);
}

/** The browser reads the file and says when, and the viewer shows the words itself. */
function followTrack(track: TextTrack, tell: (words: string) => void): () => void {
  const follow = () => tell([...(track.activeCues ?? [])].map(wordsOf).join('\n'));
  track.mode = 'hidden';
  track.addEventListener('cuechange', follow);
  follow();
  return () => {
    track.removeEventListener('cuechange', follow);
    track.mode = 'disabled';
    tell('');
  };
}

function wordsOf(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '';
}
