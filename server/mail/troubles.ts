/** What keeps messages from coming in or going out, in words for the owner. */
import { join } from 'node:path';
import { isNearlyFull } from './disk-room.ts';
import { type Outbox, receivedAt, requireWritable } from './outbox.ts';
import { outboxFolders } from './outbox-files.ts';

export type Trouble = {
  kind: 'set-aside' | 'settings' | 'waiting' | 'disk' | 'outbox';
  text: string;
};

const day = 86_400_000;
/** Waiting messages whose state is looked at, the oldest: what concerns the settings concerns them all. */
const samples = 10;

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
    const waiting = await outbox.waiting();
    const refusal = delivers && (await findRefusal(outbox, waiting.slice(0, samples)));
    if (refusal) {
      troubles.push({
        kind: 'settings',
        text: `The mail server takes no message as it is set up: ${refusal}. Messages are kept and tried again. Try the settings with "npm run outbox -- test".`,
      });
    }
    const late = waiting.filter((message) => now - receivedAt(message) > day);
    if (delivers && late.length > 0) {
      troubles.push({
        kind: 'waiting',
        text: `${late.length} ${late.length === 1 ? 'message has' : 'messages have'} been waiting for more than a day. See why with "npm run outbox", and try the settings with "npm run outbox -- test".`,
      });
    }
    for (const folder of outboxFolders) await requireWritable(join(outbox.root, folder));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    troubles.push({
      kind: 'outbox',
      text: `The folder ${outbox.root} cannot be used${code}: messages are refused, or cannot be sent. Give the server the right to read and write there and in the folders in it.`,
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

/** What the mail server answered for good where the settings were concerned and not a message. */
async function findRefusal(outbox: Outbox, messages: { id: string }[]) {
  for (const { id } of messages) {
    const state = await outbox.readState(id);
    if (state?.scope === 'server' && /^5\d\d\b/.test(state.reason)) {
      return state.reason.replaceAll(/\p{Cc}+/gu, ' ');
    }
  }
  return undefined;
}
