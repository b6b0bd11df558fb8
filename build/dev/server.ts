/**
 * The development server: every page in every language, rendered as in a build, and shown again on changes. It
 * listens before it knows whether the site can be shown at all, and then says what is wrong.
 */
import '../../src/studio/use-folder.ts';
import { createServer, type RequestListener } from 'node:http';
import { readEnvironment } from '../../server/environment.ts';
import { parseSettings } from '../../server/settings.ts';
import { withOwnPlaces } from '../../src/studio/own-places.ts';
import { newestSource } from '../last-build.ts';
import { answerMistake } from './answer-mistake.ts';
import { hasChanged } from './own-modules.ts';

const settings = parseSettings(withOwnPlaces(readEnvironment()));
const newest = newestSource('.');
const http = createServer();
const startAgain = () => process.exit(hasChanged);

const answer: Promise<RequestListener> = import('./development.ts')
  .then(({ startDevelopment }) =>
    startDevelopment({
      http,
      settings,
      startAgain,
      isChecked: !process.argv.includes('--unchecked'),
    }),
  )
  .catch((error: unknown) => {
    // Nothing watches the files, because what would have has not started.
    setInterval(() => newestSource('.') === newest || startAgain(), 500);
    return (_, response) =>
      answerMistake(response, error, '<meta http-equiv="refresh" content="1">');
  });

http.on('request', async (request, response) => (await answer)(request, response));
http.listen(settings.port, settings.host, () =>
  console.log(`Developing on http://localhost:${settings.port}`),
);
// The process that started this one has ended.
process.on('disconnect', () => process.exit());
