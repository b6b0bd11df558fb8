import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { fill } from '../../i18n/fill.ts';
import { words } from '../../in-force/content.ts';
import { defaultLanguage } from '../../in-force/languages.ts';
import { PageProvider } from '../../in-force/page-context.tsx';
import { site } from '../../in-force/site.ts';
import type { Site } from '../../studio/site.ts';
import { AboutSection } from './about-section.tsx';

afterEach(() => vi.restoreAllMocks());

test('people are listed with their role, and with a picture if they have one', () => {
  const company: Site = site;
  const role = { [defaultLanguage]: 'draws' };
  vi.spyOn(company, 'people', 'get').mockReturnValue([
    { name: 'Ana Reis', role, since: 2019, picture: 'ana.jpg' },
    { name: 'Rui Costa', role, since: 2020 },
  ]);
  const { home, common } = words[defaultLanguage];
  const { aboutSection } = home;
  const section = createElement(AboutSection, { words: aboutSection });
  const page = {
    page: 'home',
    language: defaultLanguage,
    textLanguage: defaultLanguage,
    common,
  } as const;
  const html = renderToStaticMarkup(PageProvider({ ...page, children: section }));
  for (const text of [
    'Ana Reis</strong><br/>draws, ',
    '2019',
    'Rui Costa</strong><br/>draws, ',
    '2020',
  ])
    expect(html).toContain(text);
  const pictures = html.match(/<img[^>]*>/g);
  expect(pictures).toHaveLength(1);
  expect(pictures?.[0]).toContain('src="/people/ana.jpg"');
  expect(pictures?.[0]).toContain(`alt="${fill(aboutSection.portrait, { person: 'Ana Reis' })}"`);
});
