/** Hands messages to the studio's mail server. */
import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../settings.ts';

/** Resolves with the mail server's answer once it has taken the message; rejects with a SendFailure. */
export type SendMail = (raw: Buffer, envelope: { from: string; to: string }) => Promise<string>;

export class SendFailure extends Error {
  /**
   * `refused`: this message will never be taken. `message`: not now. `server`: no message will be
   * taken now, for the server is away or the settings do not suit it.
   */
  readonly kind: 'refused' | 'message' | 'server';
  /** Short and free of anybody's words, for the log: `550 RCPT TO`, `EAUTH`. */
  readonly code: string;

  constructor(kind: SendFailure['kind'], code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
    this.code = code;
  }
}

/** How long each step may take, in ms. The library's own limits go up to ten minutes. */
export type SmtpTimes = { connect: number; answer: number; whole: number };
const usualTimes: SmtpTimes = { connect: 10_000, answer: 30_000, whole: 120_000 };

export function createSmtp(smtp: SmtpSettings, times: SmtpTimes = usualTimes): SendMail {
  const transport = createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.secure,
    ...(smtp.auth && { auth: smtp.auth }),
    requireTLS: smtp.requireTls,
    tls: { rejectUnauthorized: smtp.verifyCertificate },
    connectionTimeout: times.connect,
    greetingTimeout: times.connect,
    dnsTimeout: times.connect,
    socketTimeout: times.answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (raw, envelope) => {
    // A server that answers a byte now and then keeps every other limit from ever being reached.
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new SendFailure('server', 'ETIMEDOUT', 'The mail server took too long')),
      times.whole,
    );
    try {
      const sending = transport.sendMail({ raw, envelope });
      sending.catch(() => {});
      const { response } = await Promise.race([sending, late.promise]);
      return response;
    } catch (error) {
      throw error instanceof SendFailure ? error : failureOf(error);
    } finally {
      clearTimeout(timer);
    }
  };
}

function failureOf(error: unknown) {
  if (!(error instanceof Error)) return new SendFailure('server', 'unknown', String(error));
  const { code, command, responseCode, response } = error as Error & {
    code?: string;
    command?: string;
    responseCode?: number;
    response?: string;
  };
  const text = response ?? error.message;
  const isAboutMessage =
    /^(MAIL FROM|RCPT TO|DATA)/.test(command ?? '') && responseCode !== undefined;
  // 421: closing down. 503: out of step. 530, 534, 535, 538: wants another log-in or encryption.
  if (!isAboutMessage || [421, 503, 530, 534, 535, 538].includes(responseCode)) {
    return new SendFailure('server', [responseCode, code].filter(Boolean).join(' '), text, error);
  }
  const kind = responseCode >= 500 ? 'refused' : 'message';
  return new SendFailure(kind, `${responseCode} ${command}`, text, error);
}
