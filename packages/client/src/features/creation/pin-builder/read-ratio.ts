const PATIENCE = 400;

/** Width by height of a video file; `null` where the browser cannot read it, or not quickly. */
export function readRatio(url: string): Promise<number | null> {
  return new Promise((resolve) => {
    const film = document.createElement('video');
    const settle = () => {
      resolve(film.videoWidth > 0 ? film.videoWidth / film.videoHeight : null);
      film.removeAttribute('src');
    };
    film.preload = 'metadata';
    film.muted = true;
    film.addEventListener('loadedmetadata', settle, { once: true });
    film.addEventListener('error', settle, { once: true });
    setTimeout(settle, PATIENCE);
    film.src = url;
  });
}
