import type { TestCaller } from './test-server.ts';

const BOUNDARY = 'the-boundary-of-the-tests';

/** A multipart body with one file, as a form sends it. */
export function formWith(file: Buffer, field = 'img'): { payload: Buffer; headers: Record<string, string> } {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** Uploads a picture by the call that people use; gives its signature. */
export async function uploadPicture(caller: TestCaller, file: Buffer): Promise<string> {
  const reply = await caller.request({ method: 'POST', url: '/upload-image/', ...formWith(file) });
  const { image_signature } = reply.json() as { image_signature?: string };
  if (image_signature === undefined) throw new Error(`the upload was refused: ${reply.body}`);
  return image_signature;
}
