import { expect, test } from 'vitest';
import { directionOf } from '../i18n/direction.ts';
import type { Finished } from '../i18n/finished.ts';
import { defaultLanguage, languages } from '../in-force/languages.ts';
import { documentHtml } from './frame.ts';
import { headOf } from './head.ts';

test('a document in a language that is written from right to left says so', () => {
  const documentIn = (locale: string) => {
    Object.assign(languages[defaultLanguage], { locale });
    return documentHtml({
      page: 'home',
      language: defaultLanguage,
      file: 'index',
      head: headOf('home', defaultLanguage),
      body: '' as Finished,
      assets: { css: '', inlineScript: '', module: '' },
    });
  };
  for (const locale of ['ar-MA', 'he-IL', 'fa-IR', 'az-Arab-IR']) {
    expect(directionOf(locale)).toBe('rtl');
    expect(documentIn(locale)).toContain(`<html lang="${locale}" dir="rtl" `);
  }
  for (const locale of ['pt-PT', 'ja-JP', 'az-AZ'])
    expect(documentIn(locale)).toContain(`<html lang="${locale}" data-`);
});
