/** Preloaded into the server: logs every call of a file system function. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

function watch(owner: object, prefix: string) {
  for (const [name, original] of Object.entries(owner)) {
    if (typeof original !== 'function' || /^[A-Z_]/.test(name)) continue;
    const watched = function (this: unknown, ...values: unknown[]) {
      process.stdout.write(`file ${prefix}${name} ${values[0]}\n`);
      return Reflect.apply(original, this, values);
    };
    Object.defineProperty(owner, name, { value: Object.assign(watched, original) });
  }
}

watch(fs, '');
watch(fs.promises, 'promises.');
syncBuiltinESMExports();
