import { describe, expect, it } from 'vitest';
import { partOfFile, shrunkFile } from './part-of-file.ts';

/** A plain picture of this size. */
async function picture(width: number, height: number): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')!.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  return new File([blob!], 'jug.jpg', { type: 'image/jpeg' });
}

async function sizeOf(file: File): Promise<[number, number]> {
  const { width, height } = await createImageBitmap(file);
  return [width, height];
}

describe('a picture that is searched with', () => {
  it('is sent in a size that a line carries, in its own shape', async () => {
    expect(await sizeOf(await shrunkFile(await picture(4_000, 1_000)))).toEqual([1_600, 400]);
  });

  it('is sent as it is where it is small, or no picture', async () => {
    const small = await picture(800, 600);
    const text = new File(['words'], 'words.png', { type: 'image/png' });
    expect([await shrunkFile(small), await shrunkFile(text)]).toEqual([small, text]);
  });

  it('has parts of its own', async () => {
    expect(await sizeOf((await partOfFile(await picture(800, 600), { x: 0.5, y: 0, w: 0.5, h: 0.5 }))!)).toEqual([400, 300]);
  });
});
