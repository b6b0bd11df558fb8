/** Records the answers to visitors and the fate of their messages. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageBody, postMessage } from '../../tests/relay/post-message.ts';
import { header, readMail } from '../../tests/relay/stored-mail.ts';

/**
 * Numbers of messages. `accepted`: answered 200. Of these, `delivered`: in the mailbox; `kept`: still in the
 * outbox, waiting or failed; `lost`: in neither; `twice`: sent more than once, with the same Message-ID.
 * `refused`: answered otherwise or not at all.
 */
export type Account = Record<
  'accepted' | 'delivered' | 'kept' | 'lost' | 'twice' | 'refused',
  number
> & {
  /** The faults that were found, one in each line. */
  faults: string[];
};

export function openLedger() {
  const accepted = new Map<string, string>();
  let number = 0;
  let refused = 0;

  return {
    accepted: () => accepted.size,
    /** Posts a unique message and records the answer. */
    async send(origin: string) {
      number += 1;
      const token = `message-${number}`;
      const text = textOf(token);
      const status = await post(origin, text);
      if (status === 200) accepted.set(token, text);
      else refused += 1;
      return status;
    },
    /** Compares the record with the mail server's messages and the outbox. */
    async settle(mails: string[], outbox: string): Promise<Account> {
      const mailed = Map.groupBy(mails.map(read), tokenOf);
      const stored = Map.groupBy(await storedIn(outbox), tokenOf);
      const account = { delivered: 0, kept: 0, lost: 0, twice: 0 };
      const faults: string[] = [];
      for (const [token, text] of accepted) {
        const sent = mailed.get(token) ?? [];
        const found = [...sent, ...(stored.get(token) ?? [])];
        if (sent.length > 0) account.delivered += 1;
        else if (found.length > 0) account.kept += 1;
        else account.lost += 1;
        if (sent.length > 1) account.twice += 1;
        if (found.length === 0) faults.push(`${token} is lost`);
        if (found.some((each) => !each.text.includes(text))) faults.push(`${token} is damaged`);
        if (new Set(found.map(({ id }) => id)).size > 1)
          faults.push(`${token} has several Message-IDs`);
      }
      return { accepted: accepted.size, refused, faults, ...account };
    },
  };
}

function read(raw: string) {
  const mail = readMail(raw);
  return { id: /<(.*)@/.exec(header(mail, 'message-id') ?? '')?.[1], text: mail.body };
}

const tokenOf = ({ text }: { text: string }) => /\bmessage-\d+\b/.exec(text)?.[0];

/** The messages that wait or failed. Those marked as sent must be in the mailbox. */
async function storedIn(outbox: string) {
  const found: ReturnType<typeof read>[] = [];
  for (const folder of ['new', 'cur', 'failed'])
    for (const file of await readdir(join(outbox, folder)).catch(() => [])) {
      if (file.includes(',sent=') || file.endsWith('.txt')) continue;
      const { id, fields } = JSON.parse(await readFile(join(outbox, folder, file), 'utf8'));
      found.push({ id, text: fields.message });
    }
  return found;
}

/** Text that a transport may damage: other alphabets, line breaks, a dot, a "From". */
const words = ['orçamento', '日本', '😀', 'linha\noutra', '.', 'From here', '='.repeat(80)];

/** A unique text with its own length that begins with its token. */
function textOf(token: string) {
  const length = 1 + Math.floor(Math.random() * 200);
  const chosen = Array.from({ length }, () => words[Math.floor(Math.random() * words.length)]);
  return `${token} ${chosen.join(' ')}`.trim().slice(0, 4_900).toWellFormed();
}

async function post(origin: string, message: string) {
  try {
    const response = await postMessage(origin, messageBody({ message }));
    await response.text();
    return response.status;
  } catch {
    return undefined;
  }
}
