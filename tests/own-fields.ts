/** The fields that a studio has beside the usual ones. */
import type { Page } from '@playwright/test';
import { fieldsOf, isUsual } from '../src/contact/contact-message.ts';
import { site } from '../src/in-force/site.ts';

const samples = {
  text: 'Fios',
  longText: 'Fios\ne agulhas',
  email: 'loja@exemplo.pt',
  telephone: '253 000 000',
  choice: '',
  date: '2026-12-01',
};

/** Fills them in; returns what is then in them, by their ids. */
export async function fillOwnFields(page: Page): Promise<Record<string, string>> {
  const filled: Record<string, string> = {};
  for (const { id, kind, choices } of fieldsOf(site.mail)) {
    if (isUsual(id)) continue;
    const control = page.locator(`#contact-${id}`);
    filled[id] = choices?.[0] ?? samples[kind];
    if (choices) await control.selectOption(filled[id]);
    else await control.fill(filled[id]);
  }
  return filled;
}
