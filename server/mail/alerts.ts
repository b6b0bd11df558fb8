/** Reports problems to the owner: on stderr when they change, by mail once a day. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { causeOf, createSparingLog, type Log } from '../log.ts';
import type { RefusedOrigin } from '../security/refused-origin.ts';
import { type MailIdentity, noticeOf, type SendMail } from './mail.ts';
import type { MailServer } from './mail-server.ts';
import { type Outbox, sayWaiting } from './outbox.ts';
import { inOutbox } from './outbox-files.ts';
import { slowPause } from './pauses.ts';
import { findProblems, type Problem } from './problems.ts';
import { sayTrouble, type Trouble } from './troubles.ts';

const minute = 60_000;
const day = 86_400_000;

export type AlertOptions = {
  outbox: Outbox;
  identity: MailIdentity;
  /** Undefined when none is configured. */
  server: MailServer | undefined;
  /** What fails in the delivery. */
  troubles: () => Trouble[];
  refusedOrigin?: () => RefusedOrigin | undefined;
  /** The daily visit of the public address. */
  doctor?: {
    address: string;
    /** What is wrong, and whether the owner has been mailed; undefined when nothing is. */
    found: () => { lines: string[]; isTold: boolean } | undefined;
    noteTold: () => Promise<void>;
  };
  now: () => number;
  monotonic?: () => number;
  log: Log;
  /** Prints a line for the administrator of the machine. */
  complain: (line: string) => void;
};

const isToldOnce = (kind: Problem['kind']) => kind === 'origin' || kind === 'doctor';

/** How long the found problems are cached, in ms. */
const fresh = 2_000;

export function createAlerts(options: AlertOptions) {
  const {
    outbox,
    identity,
    server,
    now,
    log,
    complain,
    monotonic = () => performance.now(),
  } = options;
  const { words } = identity;
  const logSparingly = createSparingLog(log, monotonic);
  const alertedFile = join(outbox.root, 'alerted');
  let found: { at: number; problems: Promise<Problem[]> } | undefined;
  let knownKinds = '';
  let mailAgainAt = 0;
  let failures = 0;
  let remindAt = monotonic() + day;

  async function find(): Promise<Problem[]> {
    const [state, doubt] = [server?.state(), server?.doubt()];
    const seen = await findProblems(outbox, server !== undefined, now(), words, state, doubt);
    const texts = new Set(seen.map(({ text }) => text));
    const said = options.troubles().map((trouble) => sayTrouble(trouble, words));
    const failing = said.filter((text) => !texts.has(text));
    return [...seen, ...failing.map((text) => ({ kind: 'delivery' as const, text }))];
  }

  /**
   * For the owner only. Any client can cause a refusal, and none may make this server say that it is not ready; nor does
   * a restart mend what stands in front of it.
   */
  function fromOutside(): Problem[] {
    const problems: Problem[] = [];
    const refused = options.refusedOrigin?.();
    if (refused) {
      const { page, asked, forwarded } = refused;
      problems.push({ kind: 'origin', text: words.refusedOrigin(page, asked, forwarded) });
    }
    const found = options.doctor?.found();
    if (options.doctor && found) {
      const text = [words.doctor(options.doctor.address), ...found.lines].join('\n\n');
      problems.push({ kind: 'doctor', text, isTold: found.isTold });
    }
    return problems;
  }

  /** What stops messages at present, cached for 2 s. */
  function problems() {
    if (!found || monotonic() - found.at > fresh) found = { at: monotonic(), problems: find() };
    return found.problems;
  }

  /** Prints the problems when they changed and, if `mayMail`, mails them to the owner when that is due. */
  async function check(mayMail: boolean) {
    found = undefined;
    const current = [...(await problems()), ...fromOutside()];
    const kinds = [...new Set(current.map(({ kind }) => kind))].join(' ');
    if (kinds !== knownKinds) {
      knownKinds = kinds;
      for (const { text } of current) complain(text);
      if (kinds) logSparingly('error', 'problem', kinds, { kinds });
      else logSparingly('info', 'problem-over', '', {});
    }
    if (!server) return remind();
    const untold = current.filter(({ isTold }) => !isTold);
    if (!mayMail || untold.length === 0 || monotonic() < mailAgainAt || server.isPaused()) return;
    await mail(untold, server.send);
  }

  /** Without a mail server nobody gets a mail: once a day a line says that messages wait. */
  async function remind() {
    if (monotonic() < remindAt) return;
    remindAt = monotonic() + day;
    const line = sayWaiting(await outbox.waiting(), words);
    if (line) complain(`${line} ${words.readThem}`);
  }

  async function mail(current: Problem[], send: SendMail) {
    // The file is shared by all processes and survives restarts. A time in the future comes from a wrong
    // clock and is ignored.
    const last = Date.parse(await readFile(alertedFile, 'utf8').catch(() => ''));
    if (last <= now() + minute && now() - last < day) return;
    const date = new Date(now());
    const junk = await outbox.junk().catch(() => []);
    const paragraphs = [
      ...current.map(({ text }) => text),
      ...(junk.length > 0 ? [words.junk(junk.length)] : []),
      ...(current.every(({ kind }) => isToldOnce(kind)) ? [] : [words.alert.daily]),
    ];
    try {
      await send(noticeOf(identity, words.alert.subject, paragraphs, date));
      failures = 0;
      mailAgainAt = monotonic() + day;
      log.info('owner-alerted');
      if (current.some(({ kind }) => kind === 'doctor')) await options.doctor?.noteTold();
      const write = () => writeFile(alertedFile, date.toISOString(), { mode: 0o600 });
      await inOutbox(outbox.root, write);
    } catch (error) {
      if (monotonic() >= mailAgainAt) {
        failures += 1;
        mailAgainAt = monotonic() + slowPause(failures);
      }
      logSparingly('error', 'alert-interrupted', '', causeOf(error));
    }
  }

  return { problems, check };
}
