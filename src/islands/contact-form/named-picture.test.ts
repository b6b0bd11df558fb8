import { describe, expect, it } from 'vitest';
import { thanks } from '../../in-force/stitches.ts';
import { namedPicture } from './named-picture.ts';

describe('the picture of the thanks', () => {
  it('has the first name below it', () => {
    const picture = namedPicture('Conceição Gonçalves');
    expect(picture?.length).toBeGreaterThan((thanks?.length ?? 0) + 8);
    expect(picture).toEqual(namedPicture(' Conceição '));
  });

  it.each(['Maximilianoss', 'Łukasz Nowak', '', '…'])('stays for "%s"', (name) => {
    expect(namedPicture(name)).toBeUndefined();
  });
});
