/** What the error of an SMTP session means: for the message, for all messages, and for the owner. */
import { type Advice, SendFailure } from './mail.ts';

export type SmtpError = Error & {
  /** The library's own code, for example `EAUTH`. */
  code?: string;
  /** The code of the operating system or of OpenSSL, for example `ECONNREFUSED`. */
  originalCode?: string;
  /** The command that was answered. */
  command?: string;
  responseCode?: number;
  /** The answer of the mail server. */
  response?: string;
};

/**
 * Creates the failure of an attempt. `isContentUnderWay`: the mail server has begun to receive the message.
 *
 * Before that it has seen only the login and the addresses of the settings, so whatever it says concerns
 * every message. Afterwards an answer concerns the message. If it speaks of something else, it may concern all: only
 * the next message can tell.
 */
export function failureOf(error: SmtpError, isContentUnderWay: boolean): SendFailure {
  const { code, originalCode, command, responseCode, response } = error;
  const text = response ?? error.message;
  const shortly =
    responseCode === undefined
      ? (originalCode ?? code ?? 'unknown')
      : `${responseCode} ${command ?? code}`;
  const advice = adviceFor(`${shortly} ${code} ${text}`);
  const more = { cause: error, ...(advice && { advice }) };
  // RFC 5321 has no other codes. A server that sends one, or hangs up, may mean the message or not.
  const answered = responseCode && responseCode >= 400 && responseCode < 600 ? responseCode : 0;
  // 421: it closes the connection.
  if (isContentUnderWay && (answered === 0 || answered === 421))
    return new SendFailure('broken', shortly, text, more);
  if (isContentUnderWay) {
    const forGood = speaksOfAll(answered, text) ? 'doubted' : 'refused';
    return new SendFailure(answered >= 500 ? forGood : 'message', shortly, text, more);
  }
  const isPermanent = answered >= 500 || needsOwner(error);
  return new SendFailure('server', shortly, text, { ...more, isPermanent });
}

/** Whether waiting does not help, although the error has no permanent code. */
function needsOwner({ code, originalCode = '', command = '', responseCode }: SmtpError) {
  // A name that the mail server does not accept is refused with any code.
  if (responseCode !== undefined) return /^(EHLO|HELO)$/.test(command);
  return (
    code === 'EAUTH' ||
    code === 'ENOAUTH' ||
    originalCode === 'ENOTFOUND' ||
    /CERT|UNABLE_TO_|^ERR_TLS|WRONG_VERSION/.test(originalCode)
  );
}

/**
 * Whether a permanent answer to the content speaks of every message: the protocol, the login, the sender, the
 * recipient, the server. Says so by its code, its enhanced code (RFC 3463) or its words. The words of the
 * content win: "blocked as spam" is about the message, whoever sent it.
 */
function speaksOfAll(code: number, text: string) {
  // Protocol and login (RFC 5321, 4954, 7504).
  if ([500, 501, 502, 503, 504, 521, 530, 534, 535, 538].includes(code)) return true;
  if (aboutContent.test(text)) return false;
  const [, subject, detail] = /\b5\.(\d)\.(\d+)\b/.exec(text) ?? [];
  const isTooLarge = (subject === '2' && detail === '3') || (subject === '3' && detail === '4');
  if (isTooLarge || subject === '6') return false;
  return (subject !== undefined && /[1-5]/.test(subject)) || aboutOthers.test(text);
}

const aboutContent =
  /spam|virus|malware|phish|content|attachment|unsolicited|header|too (big|large)/i;

const aboutOthers =
  /authenti|log.?in|credential|password|account|relay|sender|recipient|\buser\b|mailbox|not (allowed|authori[sz]ed|permitted)|permission|quota|limit|too many|suspend|\bSPF\b|\bDKIM\b|\bDMARC\b|black.?list|block.?list|listed|reputation|\btls\b|certificate/i;

/** Patterns of a code and its text, with the advice. The first that fits counts. */
const advices: [RegExp, Advice][] = [
  [/EAUTH|ENOAUTH|\b(530|534|535|538)\b|authentication/i, 'login'],
  [/CERT_HAS_EXPIRED/, 'certificateExpired'],
  [/ALTNAME/, 'certificateName'],
  [/self.signed|CERT_|_CERT|UNABLE_TO_/i, 'certificateUntrusted'],
  [/STARTTLS|ETLS|wrong.version.number/i, 'encryption'],
  [/\b[EH]E?HLO\b/, 'ownName'],
  [/EDNS|ENOTFOUND|EAI_AGAIN/, 'unknownHost'],
  [/ECONNREFUSED/, 'refusedPort'],
  [/ETIMEDOUT/, 'silent'],
  [/MAIL FROM|sender|\bSPF\b|\bDKIM\b|\bDMARC\b/i, 'sender'],
  [/RCPT TO|recipient/i, 'recipient'],
];

const adviceFor = (text: string): Advice | undefined =>
  advices.find(([pattern]) => pattern.test(text))?.[1];
