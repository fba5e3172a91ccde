import sharp from 'sharp';

/** Lays a drawing of our own over a picture of our own; gives a JPEG that is called `name` inside. */
export function drawOver(picture: Uint8Array, svg: string, name: string): Promise<Uint8Array> {
  return sharp(picture)
    .composite([{ input: Buffer.from(svg), left: 0, top: 0 }])
    .withExif({ IFD0: { DocumentName: name } })
    .jpeg({ quality: 88, progressive: true })
    .toBuffer();
}
