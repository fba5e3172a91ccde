import sharp from 'sharp';

/**
 * Lays drawings and pictures of our own over one of our own, as a JPEG. It carries the name that it is given. So pages which
 * look alike are still the pictures of different pins.
 */
export function drawOver(picture: Uint8Array, overlays: readonly (Uint8Array | string)[], name: string): Promise<Uint8Array> {
  return sharp(picture)
    .composite(overlays.map((overlay) => ({ input: Buffer.from(overlay), left: 0, top: 0 })))
    .flatten()
    .withExif({ IFD0: { DocumentName: name } })
    .jpeg({ quality: 88, progressive: true })
    .toBuffer();
}
