import sharp from 'sharp';
import { drawAvatar, type AvatarLook } from '../art/avatar.ts';
import { drawPicture, WIDTH, type PictureDefinition } from '../art/drawing/picture.ts';
import { paperGrain } from './grain.ts';

/** As wide as the widest rendition that pages ask for of a drawing. */
const ORIGINAL_WIDTH = 1200;

/** A JPEG of a drawing, as somebody would upload it. */
export async function renderPicture(definition: PictureDefinition): Promise<Buffer> {
  return sharp(Buffer.from(drawPicture(definition)), { density: (72 * ORIGINAL_WIDTH) / WIDTH })
    .composite([await paperGrain()])
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

export const renderAvatar = (look: AvatarLook): Promise<Buffer> =>
  sharp(Buffer.from(drawAvatar(look)))
    .png()
    .toBuffer();
