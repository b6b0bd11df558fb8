/** What the contact form does in its document: words, states, focus, what it sends and what it keeps. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createReplyRenderer } from '../../server/contact/reply.ts';
import { loadReplies } from '../../server/http/load-site.ts';
import {
  fieldNames,
  honeypotName,
  libraryVersion,
  limitOf,
  sendPath,
  usualFields,
} from '../../src/contact/contact-message.ts';
import { fill } from '../../src/i18n/fill.ts';
import { languageCodes } from '../../src/in-force/languages.ts';
import { site } from '../../src/in-force/site.ts';
import { buildFolder } from '../../src/studio/own-places.ts';
import { forAll, generated } from '../generated.ts';
import { mainLanguage } from '../languages.ts';
import {
  button,
  countOf,
  find,
  press,
  selectorOf,
  setValue,
  soon,
  textsOf,
  write,
} from './elements.ts';
import { formIn, message, openForm, outcome, valuesOf } from './form.ts';
import {
  answering,
  answerWith,
  browser,
  built,
  expectSaid,
  forget,
  open,
  origin,
  seen,
  startIsland,
} from './tab.ts';

const { contact, control, submit, submitUntil, fillIn, values } = formIn();
const empty = valuesOf(() => '');
const sentences = () => ({
  ...contact,
  notAccepted: contact.outcomes?.notAccepted ?? contact.notSent,
});
const sent = () => seen.posts.map(({ body: { template_params: it } }) => it);

async function openFilled() {
  await openForm();
  await fillIn();
}

/** Sends a message. The test answers it. */
async function sendSlowly() {
  const answered = Promise.withResolvers<Response>();
  answerWith(() => answered.promise);
  await openFilled();
  await submit();
  return answered;
}

test('an empty form focuses its first field and shows an error beside the button', async () => {
  await openForm();
  expect(countOf(contact.allRequired)).toBe(1);
  expect(control('email').getAttribute('inputmode')).toBe('email');
  await submit();
  expect(document.activeElement).toBe(control('name'));
  // For visitors who look at the button; a screen reader is at the first field.
  const summary = button(contact.submitButton).parentElement?.querySelector('p');
  expect(summary?.textContent).toBe(contact.errorSummary);
  expect(summary?.closest('[role], [aria-live]')).toBeNull();
  await fillIn();
  expect(countOf(contact.errorSummary)).toBe(0);
});

test('an address with a too long ending gets an error with another way to write', async () => {
  const longest = site.mail.longestEmailEnding;
  await openForm();
  await fillIn({ ...message, email: `a@b.${'museum'.padEnd(longest + 1, 's')}` });
  await submit();
  expect(textsOf(control('email'), 'aria-describedby')).toBe(contact.validation.emailEnding);
});

test('a field has a maximum length and shows an error beyond it', async () => {
  await openFilled();
  for (const field of usualFields) {
    const { id: name } = field;
    const limit = limitOf(field);
    const tail = name === 'email' ? '@example.pt' : '';
    await write(control(name), 'a'.repeat(limit + 1 - tail.length) + tail);
    await submit();
    const text = fill(contact.validation.tooLong, { limit });
    expect(textsOf(control(name), 'aria-describedby')).toBe(text);
    await write(control(name), 'a'.repeat(limit - tail.length) + tail);
    expect(control(name).hasAttribute('aria-invalid')).toBe(false);
  }
});

test('the button keeps the focus while a message is sent, and sends it once', async () => {
  const answered = await sendSlowly();
  const send = button(contact.submitButton);
  expect(send.getAttribute('aria-disabled')).toBe('true');
  // A disabled button would throw the focus out of the form.
  expect(send.matches(':focus:enabled')).toBe(true);
  await submit();
  await submit();
  answered.resolve(new Response('OK'));
  await soon(() => expect(document.activeElement).toBe(outcome()));
  // Its name is read when it gets the focus; as a live region it would be read again.
  expect(textsOf(outcome(), 'aria-labelledby')).toBe(`${contact.success} ${contact.sentPage.text}`);
  expect(outcome().role).toBe('group');
  expect(outcome().closest('[aria-live], [role=status]')).toBeNull();
  expect(seen.posts).toHaveLength(1);
});

test('another message can be written after a sent one', async () => {
  answering(200);
  await openFilled();
  await submitUntil('success');
  await press(button(contact.sentPage.again));
  expect(document.activeElement).toBe(control('name'));
  expect(button(contact.submitButton).getAttribute('aria-disabled')).toBe('false');
  expect(countOf(contact.success)).toBe(0);
  await fillIn({ ...message, subject: 'Outro' });
  await submitUntil('success');
  expect(sent()).toMatchObject([message, { subject: 'Outro' }]);
});

describe('when sending fails', () => {
  test.each([
    [429, 'site', 'notSent'],
    [503, 'site', 'notSent'],
    [403, 'site', 'notAccepted'],
    [403, 'stranger', 'perhapsSent'],
    ['lost', 'stranger', 'perhapsSent'],
    ['offline', 'nobody', 'notSent'],
  ] as const)('after %s of %s the form says what is known: %s', async (how, writer, known) => {
    expectSaid(/^The message was not sent/);
    const sentence = sentences()[known];
    answering(how === 'offline' ? 'lost' : how, 'answer', writer);
    browser.isOnline = how !== 'offline';
    await openFilled();
    await submitUntil('error');
    expect(document.activeElement).toBe(outcome());
    const name = `${contact.failure} ${sentence}`;
    expect(textsOf(outcome(), 'aria-labelledby')).toBe(name);
    // The next attempt can succeed.
    answering(200);
    await submitUntil('success');
    expect(sent()).toMatchObject([message, message]);
  });

  test('what was received of an answer says what became of the message', async () => {
    expectSaid(/^The message was not sent/);
    const cut = new ReadableStream({ start: (body) => body.error(new Error('cut')) });
    answering(200, cut);
    await openFilled();
    await submitUntil('success');
    for (const [writer, name] of [
      ['site', 'notSent'],
      ['stranger', 'perhapsSent'],
    ] as const) {
      answering(503, new ReadableStream({ start: (body) => body.error(new Error('cut')) }), writer);
      await openFilled();
      await submitUntil('error');
      expect(countOf(contact[name])).toBe(1);
    }
  });

  test('the offered e-mail contains the message as it is then', async () => {
    expectSaid(/^The message was not sent/);
    answering(503);
    await openFilled();
    await submitUntil('error');
    const link = find<HTMLAnchorElement>('[data-outcome] a');
    expect(link.textContent).toBe(contact.writeDirectly);
    const read = () => {
      const { protocol, pathname, searchParams } = new URL(link.href);
      return [protocol + pathname, ...['subject', 'body'].map((it) => searchParams.get(it))];
    };
    const text = message.message.replace('\n', '\r\n');
    const to = `mailto:${site.email}`;
    expect(read()).toEqual([to, message.subject, expect.stringContaining(text)]);
    // Without an event, as a password manager does.
    setValue(control('message'), 'Outra coisa');
    link.focus();
    expect(read()).toEqual([to, message.subject, expect.stringContaining('Outra coisa')]);
  });

  test('without an answer for 20 s, an error is shown', async () => {
    expectSaid(/^The message was not sent/);
    await openFilled();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await submit();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(outcome().dataset.status).toBe('submitting');
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    await soon(() => expect(outcome().dataset.status).toBe('error'));
  });

  test('an outcome that was read does not take the focus again', async () => {
    expectSaid(/^The message was not sent|NotFoundError|The node/);
    answering(503);
    await openFilled();
    await submitUntil('error');
    await write(control('email'), 'rita@');
    // A translator puts the error into an element of its own, and React cannot remove it then.
    const problem = find('#contact-email-problem');
    const wrapper = document.createElement('font');
    problem.replaceWith(wrapper);
    wrapper.append(problem);
    await write(control('email'), message.email);
    await soon(() => expect(find(selectorOf('contact-form')).dataset.renewed).toBe(''));
    expect(outcome().dataset.status).toBe('error');
    expect(document.activeElement).toBe(control('email'));
    expect(values()).toEqual(message);
  });
});

test('the outcome is shown where somebody has put a copy in its place', async () => {
  expectSaid(/left the document/);
  const answered = await sendSlowly();
  outcome().replaceWith(outcome().cloneNode(true));
  answered.resolve(new Response('OK'));
  await soon(() => expect(outcome().dataset.status).toBe('success'));
  await soon(() => expect(document.activeElement).toBe(outcome()));
  expect(countOf(contact.success)).toBe(1);
});

test('the outcome is told when its view fails for good while a message is sent', async () => {
  expectSaid(/no success/);
  const answered = await sendSlowly();
  // No picture can be drawn from now on, so the thanks fail whenever they are rendered.
  const create = Document.prototype.createElementNS;
  vi.spyOn(Document.prototype, 'createElementNS').mockImplementation(function (
    this: Document,
    ...[space, name]: [string | null, string]
  ) {
    if (name === 'svg') throw new Error('no success');
    return create.call(this, space, name);
  } as typeof create);
  answered.resolve(new Response('OK'));
  await soon(() => expect(outcome().textContent).toBe(contact.success));
  expect(document.activeElement).toBe(outcome());
  expect(values()).toEqual(empty);
});

test('the prerendered form returns with the typed text when its script fails', async () => {
  expectSaid(/undefined/);
  // The island gets invalid props.
  const html = built('contact').replace('{&quot;labels&quot;', '{&quot;label&quot;');
  open('contact', { html });
  await fillIn();
  const island = await startIsland('contact-form');
  expect(island.dataset.failed).toBe('');
  expect(values()).toEqual(message);
  expect(document.activeElement).toBe(control('message'));
  expect(find<HTMLFormElement>('form').action).toBe(
    `${origin}${sendPath}-form?lang=${mainLanguage}`,
  );
});

test('after a change of language while a message is under way the form says what may have happened', async () => {
  const [, other = mainLanguage] = languageCodes;
  await openFilled();
  await submit();
  const { contact: next, submitUntil: submitThere, values: there } = await openForm(other);
  await soon(() => expect(outcome().dataset.status).toBe('error'));
  expect(countOf(next.perhapsSent)).toBe(1);
  expect(document.activeElement).toBe(outcome());
  expect(there()).toEqual(message);
  answering(200);
  await submitThere('success');
  await openForm();
  expect(outcome().dataset.status).toBe('idle');
});

describe('the draft', () => {
  test('survives a reload and another page, and is deleted after success', async () => {
    answering(200);
    await openFilled();
    open('privacy-policy');
    await openForm();
    expect(values()).toEqual(message);
    await submitUntil('success');
    await openForm();
    expect(values()).toEqual(empty);
    expect(sessionStorage).toHaveLength(0);
  });

  test('keeps a subject from a link that proposes another', async () => {
    await openFilled();
    await openForm(mainLanguage, '&subject=Outro');
    expect(control('subject').value).toBe(message.subject);
  });

  test('replaces nothing that was typed before the page’s script came', async () => {
    await openFilled();
    const html = built('contact').replace(/<input(?=[^>]* name="name")/, '<input value="Marta"');
    open('contact', { html });
    expect(values()).toEqual({ ...message, name: 'Marta' });
  });

  test('is kept, and a message is sent, with blocked storage', async () => {
    browser.isStorageBlocked = true;
    answering(200);
    await openFilled();
    await openForm();
    await submitUntil('success');
    const parameters = { ...message, time: expect.any(String) };
    expect(seen.posts[0]?.body).toMatchObject({
      lib_version: libraryVersion,
      template_params: parameters,
    });
    await openForm();
    expect(values()).toEqual(empty);
  });
});

test('a link can propose a subject, which never replaces what was typed', async () => {
  answering(200);
  await openForm(mainLanguage, `&subject=${'x'.repeat(5000)}`);
  expect(control('subject').value).toBe('x'.repeat(100));
  await openForm(mainLanguage, `&subject=${encodeURIComponent(' Reservas para um hotel\n')}`);
  expect(control('subject').value).toBe('Reservas para um hotel');
  await fillIn({ name: 'Rita', email: 'rita@exemplo.pt', message: 'Bom dia' });
  await submitUntil('success');
  expect(sent()).toMatchObject([{ subject: 'Reservas para um hotel' }]);
});

test('the hidden field is sent only when it is filled in', async () => {
  answering(200);
  for (const trap of ['', 'https://spam.example']) {
    await openFilled();
    find<HTMLInputElement>(`[name=${honeypotName}]`).value = trap;
    await submitUntil('success');
    const { time: _, ...fields } = sent().at(-1) as Record<string, string>;
    expect(fields).toEqual(trap ? { ...message, [honeypotName]: trap } : message);
  }
});

test.each(languageCodes)(
  'a refused message returns in %s with the typed text, and can be sent',
  async (language) => {
    answering(200);
    const { contact, control, fillIn, submit, values } = formIn(language);
    const reply = createReplyRenderer(await loadReplies(buildFolder), { site, mail: site.mail });
    const refused = { ...message, email: 'nonsense', subject: '' };
    const problems = { email: 'invalidEmail', subject: 'required' } as const;
    const html = reply(language, { status: 'invalid', values: refused, problems });
    open('contact', { language, html });
    expect(document.documentElement.dataset.language).toBe(language);
    const island = await startIsland('contact-form');
    expect(island.dataset).not.toHaveProperty('renewed');
    expect(values()).toEqual(refused);
    const { errorSummary, success, sentPage, validation } = contact;
    expect(textsOf(control('email'), 'aria-describedby')).toBe(validation.invalidEmail);
    expect([countOf(errorSummary), countOf(validation.required)]).toEqual([1, 1]);
    await fillIn({ email: message.email, subject: message.subject });
    await submit();
    await soon(() => expect(countOf(success)).toBe(1));
    expect(sent()).toMatchObject([message]);
    // The reply leaves no text for the next message.
    await press(button(sentPage.again));
    expect(values()).toEqual(empty);
    expect([countOf(errorSummary), countOf(validation.invalidEmail)]).toEqual([0, 0]);
  },
);

/** The ways in which browsers and password managers fill a field. */
const ways = ['typed', 'input', 'change', 'both', 'silent', 'on its element', 'cloned'] as const;
const moments = ['before scripts', 'started', 'after errors'] as const;

async function fillBy(way: (typeof ways)[number], field: HTMLInputElement, value: string) {
  const say = (...types: string[]) => {
    for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  if (way === 'typed') return write(field, value);
  if (way === 'on its element') field.value = value;
  else setValue(field, value);
  if (way === 'input' || way === 'both') say('input');
  if (way === 'change' || way === 'both') say('change');
  if (way === 'cloned') say('keydown', 'keypress', 'input', 'keyup', 'change', 'blur');
}

test('the form sends and keeps what is in its fields, however it came there', async () => {
  const filling = fc.record({ way: fc.constantFrom(...ways), moment: fc.constantFrom(...moments) });
  const fillings = fc.record({
    name: filling,
    email: filling,
    subject: filling,
    message: filling,
    isLeft: fc.boolean(),
  });
  answering(200);
  await forAll({ ...generated(160, 40), endOnFailure: true }, fillings, async (it) => {
    forget();
    const fillAt = async (moment: (typeof moments)[number]) => {
      for (const name of fieldNames)
        if (it[name].moment === moment) await fillBy(it[name].way, control(name), message[name]);
    };
    open('contact');
    await fillAt('before scripts');
    await startIsland('contact-form');
    await fillAt('started');
    const late = fieldNames.filter((name) => it[name].moment === 'after errors');
    if (late.length > 0) {
      await submit();
      expect(countOf(contact.validation.required)).toBe(late.length);
      await fillAt('after errors');
      // Whoever says that a field has changed is heard at once.
      const silent = late.filter((name) => /silent|element/.test(it[name].way));
      expect(countOf(contact.validation.required)).toBe(silent.length);
    }
    if (it.isLeft) await openForm();
    expect(values()).toEqual(message);
    await submitUntil('success');
    expect(sent()).toMatchObject([message]);
  });
});
