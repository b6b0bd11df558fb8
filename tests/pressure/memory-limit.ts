/** How much memory the service manager gives the server, as the unit says. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const unit = join(import.meta.dirname, '../../hosts/systemd/site.service');

/** In MB. */
export async function memoryLimit(): Promise<number> {
  const megabytes = /^MemoryMax=(\d+)M$/m.exec(await readFile(unit, 'utf8'))?.[1];
  if (!megabytes) throw new Error('The unit gives no MemoryMax in megabytes.');
  return Number(megabytes);
}
