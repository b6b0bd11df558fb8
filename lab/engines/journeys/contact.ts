import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Key } from 'selenium-webdriver';
import { type FieldName, fieldNames } from '../../../src/contact/contact-message.ts';
import { words } from '../../../src/in-force/content.ts';
import { mainLanguage } from '../../../tests/languages.ts';
import { arrive, desktop, isHydrated, type Journey, openPage, phone } from '../journey.ts';
import type { Tab } from '../tab.ts';
import { waitFor } from '../wait-for.ts';

const user = 'rita.g+obras';
const domain = '@exemplo.pt';
const text = 'Bom dia!\nPrecisamos de um site, com preços.';
const field = (name: FieldName) => `form [name=${name}]`;
const submit = 'form button[type=submit]';

/** All fields except the subject, with an incomplete address. */
async function fillIn(tab: Tab) {
  await tab.type(field('name'), 'Rita Gonçalves');
  await tab.type(field('message'), text.replaceAll('\n', Key.RETURN));
  await tab.type(field('email'), user);
}

const typedText = (tab: Tab, name: FieldName) =>
  tab.evaluate((it) => document.querySelector<HTMLInputElement>(it)?.value, field(name));

/** Waits until the field has this error message, or none. */
const hasProblem = (tab: Tab, name: FieldName, problem: string) =>
  waitFor(`"${problem}" for ${name}`, async () => {
    const shown = await tab.evaluate((it) => {
      const control = document.querySelector(`${it}[aria-invalid=true]`);
      const id = control?.getAttribute('aria-describedby') ?? '';
      return document.getElementById(id)?.textContent ?? '';
    }, field(name));
    return shown === problem;
  });

const shows = (tab: Tab, text: string) =>
  waitFor(`the page to show "${text}"`, () =>
    tab.evaluate((it) => document.querySelector('main')?.textContent.includes(it), text),
  );

/** Waits until the outbox contains the message as it was typed. */
async function arrives(outbox: string, subject: string) {
  const fields = await waitFor(`the message "${subject}"`, async () => {
    const folder = join(outbox, 'new');
    const files = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'));
    const stored: { fields: Record<string, string> }[] = (await Promise.all(files)).map((file) =>
      JSON.parse(file),
    );
    return stored.find((each) => each.fields.subject?.includes(subject))?.fields;
  });
  assert.equal(fields.email, user + domain);
  assert.equal(fields.message, text);
}

const messageJourneys: Journey[] = [
  {
    name: 'message: it is refused with errors under its fields, and sent when corrected',
    async run({ tab, engine, origin, outbox }) {
      const { validation, success } = words[mainLanguage].contact;
      const subject = `Pedido de ${engine}`;
      await tab.setViewport(...desktop);
      await openPage(tab, `${origin}/contact?lang=${mainLanguage}`);
      await isHydrated(tab, 'contact-form');
      await tab.click(submit);
      for (const name of fieldNames) await hasProblem(tab, name, validation.required);
      await waitFor('the focus on the first field', () =>
        tab.evaluate((it) => document.activeElement?.matches(it), field('name')),
      );
      await fillIn(tab);
      await hasProblem(tab, 'email', validation.invalidEmail);
      // Without another click, which would mark the word as a double click.
      await tab.press(domain);
      await hasProblem(tab, 'email', '');
      await tab.type(field('subject'), subject);
      await tab.click(submit);
      await shows(tab, success);
      await arrives(outbox, subject);
      for (const name of fieldNames) assert.equal(await typedText(tab, name), '', name);
    },
  },
  {
    name: 'message: without JavaScript it returns with its errors, and is sent when corrected',
    options: { javaScript: false },
    async run({ tab, engine, origin, outbox }) {
      const contact = words[mainLanguage].contact;
      const subject = `Pedido sem scripts de ${engine}`;
      await tab.setViewport(...phone);
      await tab.goto(`${origin}/contact?lang=${mainLanguage}`);
      await fillIn(tab);
      await tab.click(submit);
      await shows(tab, contact.errorSummary);
      await hasProblem(tab, 'email', contact.validation.invalidEmail);
      await hasProblem(tab, 'subject', contact.validation.required);
      assert.equal(await typedText(tab, 'message'), text);
      await tab.type(field('subject'), subject);
      await tab.click(field('email'));
      // The click put the caret into the middle of the text.
      await tab.press(Key.ARROW_RIGHT.repeat(user.length) + domain);
      await tab.click(submit);
      await shows(tab, contact.success);
      await arrives(outbox, subject);
    },
  },
];

/** More than the focusable elements of any page. */
const mostPresses = 60;

const hasFocus = (tab: Tab, selector: string) =>
  tab.evaluate((it) => document.activeElement?.matches(it) ?? false, selector);

/** Whether the focused element is in the window, uncovered, and has an outline. */
const isFocusVisible = (tab: Tab) =>
  tab.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    return element.contains(over) && getComputedStyle(element).outlineStyle !== 'none';
  });

async function tabTo(tab: Tab, selector: string) {
  for (let press = 0; press < mostPresses; press += 1) {
    if (await hasFocus(tab, selector)) return;
    await tab.press(Key.TAB);
    await waitFor(`a visible focus on the way to ${selector}`, () => isFocusVisible(tab));
  }
  throw new Error(`${selector} is not reached by ${mostPresses} presses of Tab`);
}

const keyboardJourneys: Journey[] = [
  {
    name: 'keyboard: it leads from the first Tab to a sent message',
    async run({ tab, engine, origin }) {
      const { success } = words[mainLanguage].contact;
      const contact = `/contact?lang=${mainLanguage}`;
      await tab.setViewport(...desktop);
      await openPage(tab, `${origin}/?lang=${mainLanguage}`);
      await tab.press(Key.TAB);
      // The first Tab reaches the skip link.
      assert.ok(await hasFocus(tab, 'a[href="#content"]'));
      await tab.press(Key.RETURN);
      await tabTo(tab, `main a[href="${contact}"]`);
      await tab.press(Key.RETURN);
      await arrive(tab, contact);
      await isHydrated(tab, 'contact-form');
      for (const name of fieldNames) {
        await tabTo(tab, `form [name=${name}]`);
        await tab.press(name === 'email' ? 'teclado@ejemplo.es' : `Teclado de ${engine}`);
      }
      await tabTo(tab, 'form button[type=submit]');
      await tab.press(Key.RETURN);
      await waitFor('the focus on the sentence that says it was sent', () =>
        tab.evaluate((it) => document.activeElement?.textContent.includes(it), success),
      );
    },
  },
];

export const contactJourneys = [...messageJourneys, ...keyboardJourneys];
