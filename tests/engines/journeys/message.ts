import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FieldName, fieldNames } from '../../../src/contact-message.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { mainLanguage } from '../../languages.ts';
import type { Tab } from '../engine.ts';
import { desktop, isAlive, isShown, type Journey, openPage, phone } from '../journey.ts';
import { waitFor } from '../wait-for.ts';

const message = {
  name: 'Rita Gonçalves',
  email: 'rita.g+obras@exemplo.pt',
  message: 'Bom dia!\nPrecisamos de um site, com preços.',
};
const field = (name: FieldName) => `form [name=${name}]`;
const submit = 'form button[type=submit]';

async function fillIn(tab: Tab, texts: Partial<Record<FieldName, string>>) {
  for (const [name, text] of Object.entries(texts)) await tab.type(`form [name=${name}]`, text);
}

const typedInto = (tab: Tab, name: FieldName) =>
  tab.evaluate(
    (it) => document.querySelector<HTMLInputElement | HTMLTextAreaElement>(it)?.value,
    field(name),
  );

/** What is said under a field, and tied to it. */
const problemOf = (tab: Tab, name: FieldName) =>
  tab.evaluate((it) => {
    const control = document.querySelector(it);
    const id = control?.getAttribute('aria-describedby');
    const isWrong = control?.getAttribute('aria-invalid') === 'true';
    return isWrong && id ? (document.getElementById(id)?.textContent ?? '') : '';
  }, field(name));

/** Until the page says a sentence, in the order of its texts. */
const says = (tab: Tab, words: string) =>
  waitFor(`the page to say "${words}"`, () =>
    tab.evaluate((it) => document.querySelector('main')?.textContent.includes(it), words),
  );

/** Until the message has come, and is what was typed. */
async function arrived(outbox: string, subject: string) {
  const fields = await waitFor(`the message "${subject}"`, async () => {
    const folder = join(outbox, 'new');
    const files = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'));
    const messages: { fields: Record<FieldName, string> }[] = (await Promise.all(files)).map(
      (text) => JSON.parse(text),
    );
    return messages.find((each) => each.fields.subject.includes(subject))?.fields;
  });
  assert.equal(fields.email, message.email);
  assert.equal(fields.message, message.message);
}

const code = mainLanguage;

export const messageJourneys: Journey[] = [
  {
    name: 'a message is sent',
    async run({ tab, engine, origin, outbox }) {
      const words = await languages[code].words.contact();
      const subject = `Pedido de ${engine.name}`;
      await tab.setViewport(...phone);
      await openPage(tab, `${origin}/contact?lang=${code}`);
      await isAlive(tab, 'contact-form');
      await fillIn(tab, { ...message, subject });
      await tab.click(submit);
      await says(tab, words.success);
      await arrived(outbox, subject);
      for (const name of fieldNames) assert.equal(await typedInto(tab, name), '', name);
    },
  },
  {
    name: 'a wrong message is refused under its fields, and sent when it is mended',
    async run({ tab, engine, origin, outbox }) {
      const { validation, success } = await languages[code].words.contact();
      const subject = `Segundo pedido de ${engine.name}`;
      await tab.setViewport(...desktop);
      await openPage(tab, `${origin}/contact?lang=${code}`);
      await isAlive(tab, 'contact-form');
      await tab.click(submit);
      for (const name of fieldNames)
        await waitFor(
          `the problem of ${name}`,
          async () => (await problemOf(tab, name)) === validation.required,
        );
      await waitFor('the focus on the first field', () =>
        tab.evaluate((it) => document.activeElement?.matches(it), field('name')),
      );
      await fillIn(tab, { email: 'nonsense' });
      await waitFor(
        'the problem of the address',
        async () => (await problemOf(tab, 'email')) === validation.invalidEmail,
      );
      // Not by another click, which soon after the first would mark the word.
      await tab.typeOn('@exemplo.pt');
      await waitFor('the address to be good', async () => !(await problemOf(tab, 'email')));
      await fillIn(tab, { name: message.name, subject, message: message.message });
      await tab.click(submit);
      await says(tab, success);
      assert.ok(
        await waitFor('the message', async () => (await readdir(join(outbox, 'new'))).length),
      );
    },
  },
  {
    name: 'without JavaScript a message is posted and thanked for',
    options: { javaScript: false },
    async run({ tab, engine, origin, outbox }) {
      const { sentPage, success } = await languages[code].words.contact();
      const subject = `Pedido sem scripts de ${engine.name}`;
      await tab.setViewport(...phone);
      await tab.goto(`${origin}/contact?lang=${code}`);
      await fillIn(tab, { ...message, subject });
      await tab.click(submit);
      await says(tab, success);
      assert.equal(
        await tab.evaluate(() => document.querySelector('h1')?.textContent),
        sentPage.title,
      );
      assert.ok(!(await tab.address()).includes(encodeURIComponent(message.email)));
      await arrived(outbox, subject);
    },
  },
  {
    name: 'without JavaScript a wrong message comes back with what was typed',
    options: { javaScript: false },
    async run({ tab, engine, origin, outbox }) {
      const { errorSummary, validation, success } = await languages[code].words.contact();
      const subject = `Pedido emendado de ${engine.name}`;
      await tab.setViewport(...desktop);
      await tab.goto(`${origin}/contact?lang=${code}`);
      await fillIn(tab, { ...message, email: 'rita.g+obras' });
      await tab.click(submit);
      await says(tab, errorSummary);
      assert.equal(await problemOf(tab, 'email'), validation.invalidEmail);
      assert.equal(await problemOf(tab, 'subject'), validation.required);
      assert.equal(await typedInto(tab, 'message'), message.message);
      assert.equal(await typedInto(tab, 'email'), 'rita.g+obras');
      await fillIn(tab, { subject });
      await tab.click(field('email'));
      // The pointer set the caret amid the text.
      for (let step = 0; step < 20; step += 1) await tab.press('ArrowRight');
      const domain = message.email.replace(/^[^@]*/, '');
      await tab.typeOn(domain);
      await tab.click(submit);
      await says(tab, success);
      await arrived(outbox, subject);
      assert.ok(!(await isShown(tab, 'form')));
    },
  },
];
