/** A short film of one colour, as this browser writes it. */
export async function recordFilm(): Promise<string> {
  const canvas = document.createElement('canvas');
  const paper = canvas.getContext('2d')!;
  const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const isOver = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start();
  for (let step = 0; step < 8; step += 1) {
    paper.fillRect(step, 0, 20, 20);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  recorder.stop();
  await isOver;
  return URL.createObjectURL(new Blob(parts, { type: 'video/webm' }));
}
