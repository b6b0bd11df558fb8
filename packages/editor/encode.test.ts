/** What the pictures of texts become that an owner drops. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { phonePicture } from '../../tests/phone-picture.ts';
import { encode } from './encode.ts';

const text = { width: 60 };
const create = { width: 90, height: 30, channels: 3, background: 'red' } as const;

test.each(['gif', 'webp'] as const)('a moving picture (%s) goes on moving', async (format) => {
  const frames = await Promise.all(
    ['red', 'blue', 'lime'].map((background) =>
      sharp({ create: { ...create, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .toFormat(format, { delay: [120, 120, 120], loop: 2 })
    .toBuffer();
  const { content, ending } = await encode(new Uint8Array(moving), text);
  const { width, pageHeight, pages, delay, loop } = await sharp(content, {
    animated: true,
  }).metadata();
  expect({ ending, width, pageHeight, pages, delay, loop }).toEqual({
    ending: 'webp',
    width: 60,
    pageHeight: 20,
    pages: 3,
    delay: [120, 120, 120],
    loop: 2,
  });
  // A portrait does not move.
  const portrait = await encode(new Uint8Array(moving), { width: 20, height: 20 });
  expect(await sharp(portrait.content).metadata()).toMatchObject({ width: 20, height: 20 });
});

test('a picture that is narrower than its place stays as it is; a portrait fills its place', async () => {
  const small = new Uint8Array(await sharp({ create }).png().toBuffer());
  const sizeIn = async (place: Parameters<typeof encode>[1]) => {
    const { width, height } = await sharp((await encode(small, place)).content).metadata();
    return [width, height];
  };
  expect(await sizeIn({ width: 900 })).toEqual([90, 30]);
  expect(await sizeIn({ width: 60, height: 60 })).toEqual([60, 60]);
});

test('a moving PNG, and a drawing, stay as they are', async () => {
  const still = await sharp({ create }).png().toBuffer();
  const chunk = Buffer.from('\0\0\0\x08acTL\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  /** Behind the head, which has 33 bytes. */
  const moving = Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)]);
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80"/>');
  const ends: [Buffer, string][] = [
    [moving, 'png'],
    [drawing, 'svg'],
  ];
  for (const [bytes, ending] of ends)
    expect(await encode(new Uint8Array(bytes), text)).toEqual({
      content: new Uint8Array(bytes),
      ending,
    });
  expect((await encode(new Uint8Array(still), text)).ending).toBe('webp');
  expect((await encode(new Uint8Array(drawing), { width: 9, height: 9 })).ending).toBe('webp');
});

test('the picture of a telephone that browsers do not show is told apart from what is none', async () => {
  await expect(encode(new Uint8Array(phonePicture), text)).rejects.toThrow('phonePicture');
  await expect(encode(new Uint8Array(Buffer.from('x')), text)).rejects.toThrow('noPicture');
});
