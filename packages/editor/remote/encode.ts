/** The pictures of the site, made with a canvas. Stands for ../encode.ts in the browser. */
import { DeskError } from '../documents.ts';
import type { Encoded } from '../encode.ts';

export async function encode(
  bytes: Uint8Array<ArrayBuffer>,
  size: { width: number; height?: number },
): Promise<Encoded> {
  const picture = await createImageBitmap(new Blob([bytes])).catch(() => {
    throw new DeskError('This file is no picture: take a PNG, JPEG, WebP or AVIF.');
  });
  const width = size.height ? size.width : Math.min(size.width, picture.width);
  const height = size.height ?? Math.round((picture.height * width) / picture.width);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new DeskError('This browser makes no pictures: take another one.');
  const scale = Math.max(width / picture.width, height / picture.height);
  const [across, down] = [picture.width * scale, picture.height * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - across) / 2, (height - down) / 2, across, down);
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  // Safari writes no WebP, and answers with a PNG.
  const blob =
    webp.type === 'image/webp'
      ? webp
      : await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  return {
    content: new Uint8Array(await blob.arrayBuffer()),
    ending: blob === webp ? 'webp' : 'jpg',
  };
}

/** The form does not offer it. */
export async function projectPictures(): Promise<never> {
  throw new DeskError('The pictures of projects are made with "npm run desk".');
}
