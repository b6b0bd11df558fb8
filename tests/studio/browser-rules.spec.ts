/** What only a browser judges: the web app manifest and the content security policy. */
import { mainLanguage } from '../languages.ts';
import { expect, open, test } from '../open-page.ts';

// The browser reports each attempt.
test.use({ expectedConsole: /Trusted|trusted-types/ });

// The test also passes with analytics: Google's tag is answered with an empty script.
test.beforeEach(({ context }) =>
  context.route(/google/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
);

test('the manifest is accepted, and text is refused as markup or code unless Google’s script is configured', async ({
  page,
  request,
}) => {
  const home = `/?lang=${mainLanguage}`;
  await open(page, home);
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);

  const policy = (await request.get(home)).headers()['content-security-policy'] ?? '';
  const expected = policy.includes('googletagmanager') ? 'done' : 'refused';
  const outcomes = await page.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return error instanceof TypeError || error instanceof EvalError ? 'refused' : String(error);
      }
    };
    return {
      markup: attempt(() => {
        document.createElement('p').innerHTML = '<b>x</b>';
      }),
      address: attempt(() => {
        document.createElement('script').src = '/x.js';
      }),
      policy: attempt(() => void window.trustedTypes?.createPolicy('mine', {})),
    };
  });
  expect(outcomes).toEqual({ markup: expected, address: expected, policy: expected });
});
