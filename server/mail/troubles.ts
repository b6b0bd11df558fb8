/** What keeps messages from coming in or going out, in words for the owner. */
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { isNearlyFull } from './disk-room.ts';
import { type Outbox, receivedAt } from './outbox.ts';
import { isMissing } from './outbox-files.ts';

export type Trouble = { kind: 'set-aside' | 'waiting' | 'disk' | 'outbox'; text: string };

const day = 86_400_000;

/** `delivers` is whether there is a mail server; without one messages wait as long as the owner likes. */
export async function findTroubles(
  outbox: Outbox,
  delivers: boolean,
  now: number,
): Promise<Trouble[]> {
  const troubles: Trouble[] = [];
  try {
    const failed = (await outbox.failed()).length;
    if (failed > 0) {
      troubles.push({
        kind: 'set-aside',
        text: `${failed} ${failed === 1 ? 'message was' : 'messages were'} refused by the mail server for good. See why with "npm run outbox", mend it, and send again with "npm run outbox -- retry"; or delete what is in ${join(outbox.root, 'failed')}.`,
      });
    }
    const late = (await outbox.waiting()).filter((message) => now - receivedAt(message) > day);
    if (delivers && late.length > 0) {
      troubles.push({
        kind: 'waiting',
        text: `${late.length} ${late.length === 1 ? 'message has' : 'messages have'} been waiting for more than a day. See why with "npm run outbox", and try the settings with "npm run outbox -- test".`,
      });
    }
    for (const folder of ['tmp', 'new', 'state', 'claims']) await requireWritable(outbox, folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    troubles.push({
      kind: 'outbox',
      text: `The folder ${outbox.root} cannot be used${code}: messages are refused. Give the server the right to read and write there.`,
    });
  }
  if (await isNearlyFull(outbox.root).catch(() => false)) {
    troubles.push({
      kind: 'disk',
      text: `The disk of ${outbox.root} is nearly full. Make room: when it is full, messages are refused.`,
    });
  }
  return troubles;
}

/** One that is missing is made when it is needed. */
async function requireWritable({ root }: Outbox, folder: string) {
  await access(join(root, folder), constants.W_OK).catch((error) => {
    if (!isMissing(error)) throw error;
  });
}
