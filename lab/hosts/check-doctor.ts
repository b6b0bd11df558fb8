/** The checks of `npm run doctor`, on every host that runs this site's code. */
import assert from 'node:assert/strict';
import { checkCertificate } from '../../server/doctor/check-address.ts';
import { formChecks } from '../../server/doctor/check-form.ts';
import { messageChecks } from '../../server/doctor/check-messages.ts';
import { pageChecks } from '../../server/doctor/check-pages.ts';
import { ask } from '../../tests/ask.ts';
import { type Check, servers } from './host.ts';

const ofPages: Check[] = [...pageChecks, ...messageChecks, ...formChecks].map(({ name, run }) => ({
  name: `doctor: ${name}`,
  // Without a proxy the server itself hears who asks.
  on: name.startsWith('the server hears') ? servers.filter((kind) => kind !== 'node') : servers,
  async run({ host: { origin }, build }) {
    const visit = { origin, site: build, ask: ask.bind(undefined, origin) };
    assert.deepEqual(await run(visit), []);
  },
}));

export const doctorChecks: Check[] = [
  ...ofPages,
  {
    name: 'doctor: a certificate that nobody has signed is named',
    on: ['nginx'],
    async run({ host: { origin }, build }) {
      const visit = { origin, site: build, ask: ask.bind(undefined, origin) };
      const [fault] = await checkCertificate(visit);
      assert.equal(fault?.kind, 'certificate');
      assert.match(fault.found, /SELF_SIGNED/);
    },
  },
];
