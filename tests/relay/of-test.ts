/** What a test starts and need not end: it ends with the test that runs or is about to run. */
import { onTestFinished } from 'vitest';
import { type MailServer, type MailServerOptions, startMailServer } from './mail-server.ts';
import { type SiteProcess, startSite } from './site-process.ts';

export async function mailServerOfTest(options?: MailServerOptions): Promise<MailServer> {
  const server = await startMailServer(options);
  onTestFinished(server.stop);
  return server;
}

/** The settings that make a site send its mail there. */
export const mailTo = ({ port }: MailServer) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_TO: 'ola@studio.example',
});

export async function siteOfTest(...given: Parameters<typeof startSite>): Promise<SiteProcess> {
  const site = await startSite(...given);
  onTestFinished(async () => {
    site.child.kill('SIGKILL');
    await site.exited;
  });
  return site;
}
