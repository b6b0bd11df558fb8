/** Documents of the sample with analytics and a mail provider: rendered as a build does, whose variables these are. */
import { readFile } from 'node:fs/promises';
import { vi } from 'vitest';
import { languageCodes } from '../../src/in-force/languages.ts';
import { inStudio } from '../../src/studio/folder.ts';
import { mainLanguage } from '../languages.ts';
import { installed } from '../variants.ts';

/** Whether a measurement id is set, and whether the tag may load before the visitor answers. */
export type Mode = 'none' | 'early' | 'late';

/** Scripts that are imported from now on are those of the variant, and new ones: those of another document. */
export function takeVariant(mode: Mode): void {
  vi.resetModules();
  vi.unstubAllEnvs();
  if (mode !== 'none')
    for (const [name, value] of Object.entries(installed.env ?? {})) vi.stubEnv(name, value);
  vi.stubEnv('SITE_LOADS_EARLY', mode === 'early' ? 'true' : undefined);
}

const pages = ['home', 'contact', 'privacy-policy'] as const;
export type Page = (typeof pages)[number];

async function renderPages(mode: Mode) {
  takeVariant(mode);
  const { settings } = await import('../../src/in-force/settings.ts');
  settings.analytics.loadBeforeConsent = mode === 'early';
  // Vite gives tests no styles.
  const colours = await readFile(inStudio('colours.css'), 'utf8');
  vi.doMock('#studio/colours.css?raw', () => ({ default: colours }));
  const { renderDocument } = await import('../../src/document/prerender.tsx');
  const assets = { css: '', inlineScript: '', module: '' };
  const rendered: Record<string, string> = {};
  // In the others only home is looked at.
  for (const page of pages)
    for (const code of page === 'home' ? languageCodes : [mainLanguage])
      rendered[page + code] = await renderDocument(page, code, assets);
  return rendered;
}

const rendered: Partial<Record<Mode, Record<string, string>>> = {};

/** The document of a page of the variant. */
export async function documentOf(mode: Mode, page: Page, code = mainLanguage): Promise<string> {
  rendered[mode] ??= await renderPages(mode);
  return rendered[mode][page + code] ?? '';
}
