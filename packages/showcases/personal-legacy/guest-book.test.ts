import { describe, expect, it } from 'vitest';
import {
  characterCount,
  entryErrors,
  entryLimit,
  formatDate,
  messageLimit,
  noonOf,
  parseEntries,
  remainingText,
  tidyMessage,
} from './guest-book.ts';

const good = { name: 'Abel Moreira', relation: 'school', message: 'Obrigado, professora.' };
const stored = { ...good, id: 'a', date: '2024-05-02T10:00:00.000Z' };

describe('an entry in the guest book', () => {
  it('is accepted when name, relation and message are there', () => {
    expect(entryErrors(good)).toEqual({});
  });

  it('names every field that is missing', () => {
    expect(Object.keys(entryErrors({ name: ' ', relation: '', message: '\n' }))).toEqual([
      'name',
      'relation',
      'message',
    ]);
  });

  it('does not take a relation that is not on the list', () => {
    expect(entryErrors({ ...good, relation: 'ministro' }).relation).toBeDefined();
  });

  it('accepts exactly the limit and says by how much a longer message passes it', () => {
    const longest = { ...good, name: 'ã'.repeat(60), message: 'ã'.repeat(messageLimit) };
    expect(entryErrors(longest)).toEqual({});
    expect(entryErrors({ ...good, name: 'ã'.repeat(61) }).name).toContain('60');
    expect(entryErrors({ ...good, message: 'ã'.repeat(messageLimit + 7) }).message).toContain('7');
  });

  it('does not count spaces as a message', () => {
    expect(entryErrors({ ...good, message: `a${' '.repeat(30)}b` }).message).toBeDefined();
  });
});

describe('counting', () => {
  it('counts a combined accent and a family of emoji as one character each', () => {
    expect(characterCount('e\u0301👨‍👩‍👧')).toBe(2);
  });

  it('says what is left in the singular, the plural and past the limit', () => {
    expect(remainingText('a'.repeat(messageLimit - 1))).toBe('1 carácter disponível');
    expect(remainingText('a'.repeat(messageLimit - 2))).toBe('2 caracteres disponíveis');
    expect(remainingText('a'.repeat(messageLimit + 2))).toBe('2 a mais');
  });

  it('keeps paragraphs and drops the rest of the white space', () => {
    expect(tidyMessage('  Um  dois \r\n\n\n\n três ')).toBe('Um dois\n\ntrês');
  });
});

describe('reading back', () => {
  it('returns what was stored', () => {
    expect(parseEntries([stored])).toEqual([stored]);
  });

  it.each([null, '', '{', {}, 7])('treats %j as an empty book', (kept) => {
    expect(parseEntries(kept)).toEqual([]);
  });

  it('drops damaged entries and keeps the good ones', () => {
    const damaged = [null, {}, { ...stored, date: 'ontem' }, { ...stored, message: 3 }];
    expect(parseEntries([...damaged, stored])).toEqual([stored]);
  });

  it('never returns more than a book holds', () => {
    const many = Array.from({ length: entryLimit + 5 }, () => stored);
    expect(parseEntries(many)).toHaveLength(entryLimit);
  });

  it('writes the date in European Portuguese', () => {
    expect(formatDate('2019-11-03T12:00:00Z')).toBe('3 de novembro de 2019');
    expect(formatDate(noonOf('2019-11-03'))).toBe('3 de novembro de 2019');
    // Of the reader: in the west, the beginning of the day in UTC is on the day before.
    expect(new Date(noonOf('2019-11-03')).getHours()).toBe(12);
  });
});
