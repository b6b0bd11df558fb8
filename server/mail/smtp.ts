/** Sends mails by SMTP. */
import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpSettings } from '../settings.ts';
import { SendFailure, type SendMail } from './mail.ts';
import { composeMime } from './mime.ts';
import { failureOf } from './smtp-failure.ts';

/** In ms. */
export type SmtpTimes = {
  /** For the connection, the greeting and STARTTLS. */
  connect: number;
  /** For each answer. */
  answer: number;
  /** For the whole session: a server that sends a byte now and then never reaches the other limits. */
  whole: number;
};

const minute = 60_000;
/**
 * RFC 5321 4.5.3.2 requires 5 minutes for the greeting and each command, and 10 for the answer to the
 * content. With shorter limits a slow server would receive the same message at every attempt.
 */
const usualTimes: SmtpTimes = { connect: 6 * minute, answer: 10 * minute, whole: 30 * minute };

/** In ms, for the answer to QUIT. */
const longestQuit = 2_000;

export function createSmtp(smtp: SmtpSettings, times: SmtpTimes = usualTimes): SendMail {
  const options = {
    host: smtp.host,
    port: smtp.port,
    secure: smtp.secure,
    requireTLS: smtp.requireTls,
    name: smtp.ehlo,
    tls: { rejectUnauthorized: smtp.verifyCertificate },
    connectionTimeout: times.connect,
    greetingTimeout: times.connect,
    socketTimeout: times.answer,
    // close() destroys the socket, so nothing of an abandoned message is sent later.
    socketCloseTimeout: 0,
  };
  const quitting = new Set<Promise<void>>();
  return async (mail, signal) => {
    const raw = await composeMime(mail);
    // Wait until the last sessions are closed: some servers allow one connection only.
    await Promise.all(quitting);
    const connection = new SMTPConnection(options);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    let isContentUnderWay = false;
    const content = new Readable({
      read() {
        isContentUnderWay = true;
        this.push(raw);
        this.push(null);
      },
    });
    const fail = (error: Error) => reject(failureOf(error, isContentUnderWay));
    const abort = () => {
      if (!isContentUnderWay)
        reject(new SendFailure('aborted', 'aborted', 'Aborted before the content was sent'));
    };
    const timer = setTimeout(
      () => fail(Object.assign(new Error('The mail server took too long'), { code: 'ETIMEDOUT' })),
      times.whole,
    );
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();

    const quit = () => {
      const ended = endSession(connection).finally(() => quitting.delete(ended));
      quitting.add(ended);
    };
    const send = () =>
      connection.send(
        { from: mail.from.address, to: [mail.to.address] },
        content,
        (error, info) => {
          if (error) fail(error);
          else resolve(info.response);
        },
      );
    connection.on('error', fail);
    connection.connect((error) => {
      if (error) fail(error);
      else if (!smtp.auth || !connection.allowsAuth) send();
      else connection.login(smtp.auth, (refusal) => (refusal ? fail(refusal) : send()));
    });
    try {
      const answer = await promise;
      quit();
      return answer;
    } catch (error) {
      if (error instanceof SendFailure && /^[45]/.test(error.code)) quit();
      else connection.close();
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  };
}

/** Sends QUIT, as RFC 5321 requires, and resolves when the connection is closed. */
function endSession(connection: SMTPConnection) {
  if (connection.destroyed) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => connection.close(), longestQuit);
  connection.once('end', () => {
    clearTimeout(timer);
    resolve();
  });
  connection.quit();
  return promise;
}
