/**
 * What this machine keeps for a studio outside its folder. Each studio has its own: two can be built and served side
 * by side, and their messages do not meet. `studio/` has the plain names.
 */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { studioFolder } from './folder.ts';

/** Two folders may have the same name. */
const hash = createHash('sha256').update(studioFolder).digest('hex').slice(0, 6);
const readable = basename(studioFolder)
  .normalize('NFD')
  .replace(/\p{M}/gu, '')
  .toLowerCase()
  .replace(/[^a-z\d]+/g, '-')
  .slice(0, 40);
const isOwn = studioFolder === 'studio';
const ownName = `${readable}-${hash}`;

export const buildFolder: string = isOwn ? 'dist' : `dist-${ownName}`;
/** What the build draws and cuts before it begins: pictures of stitches, icons, fonts. */
export const madeFolder: string = isOwn ? '.made' : `.made-${ownName}`;
const outboxFolder = `data/${ownName}/outbox`;
/** Where the `.env` files are: this installation's address, keys and mailbox belong to one studio. */
export const envFolder: string = isOwn ? '.' : studioFolder;

/** The variables of an installation, with this studio's places where they name none. */
export const withOwnPlaces = <Variables extends NodeJS.ProcessEnv>(env: Variables): Variables =>
  isOwn
    ? env
    : {
        ...env,
        SITE_DIR: env.SITE_DIR?.trim() || buildFolder,
        OUTBOX_DIR: env.OUTBOX_DIR?.trim() || outboxFolder,
      };
