/** What the error of an SMTP session means: for the message, for all messages, and for the owner. */
import { SendFailure } from './mail.ts';

/** The error of the SMTP library. */
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
 * every message. Afterwards an answer concerns the message, unless it speaks of something else.
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
  if (isContentUnderWay && !concernsAll(answered, text))
    return new SendFailure(answered >= 500 ? 'refused' : 'message', shortly, text, more);
  const isPermanent = answered >= 500 || needsOwner(error);
  return new SendFailure('server', shortly, text, { ...more, isPermanent });
}

/** Whether waiting does not help, although the error has no permanent code. */
function needsOwner({ code, originalCode = '', command = '', responseCode }: SmtpError) {
  // A name that the mail server does not accept is refused with any code, and so is STARTTLS.
  if (responseCode !== undefined) return /^(EHLO|HELO|STARTTLS)$/.test(command);
  return (
    code === 'EAUTH' ||
    code === 'ENOAUTH' ||
    originalCode === 'ENOTFOUND' ||
    /CERT|UNABLE_TO_|^ERR_TLS|WRONG_VERSION/.test(originalCode)
  );
}

/**
 * Whether an answer to the content concerns every message: the protocol, the login, the sender, the
 * recipient, the server. Says so by its code, its enhanced code (RFC 3463) or its words. The words of the
 * content win: "blocked as spam" is about the message, whoever sent it.
 */
function concernsAll(code: number, text: string) {
  // Protocol and login (RFC 5321, 4954, 7504).
  if ([500, 501, 502, 503, 504, 521, 530, 534, 535, 538].includes(code)) return true;
  if (code < 500 || aboutContent.test(text)) return false;
  const [, subject, detail] = /\b5\.(\d)\.(\d+)\b/.exec(text) ?? [];
  const isTooLarge = (subject === '2' && detail === '3') || (subject === '3' && detail === '4');
  if (isTooLarge || subject === '6') return false;
  return (subject !== undefined && /[1-5]/.test(subject)) || aboutOthers.test(text);
}

const aboutContent =
  /spam|virus|malware|phish|content|attachment|unsolicited|header|too (big|large)/i;

const aboutOthers =
  /authenti|log.?in|credential|password|account|relay|sender|recipient|\buser\b|mailbox|not (allowed|authori[sz]ed|permitted)|permission|quota|limit|too many|suspend|\bSPF\b|\bDKIM\b|\bDMARC\b|black.?list|block.?list|listed|reputation|\btls\b|certificate/i;

/** Patterns of a code and its text, with the likely cause and the remedy. The first that fits counts. */
const advices: [RegExp, string][] = [
  [
    /EAUTH|ENOAUTH|\b(530|534|535|538)\b|authentication/i,
    'The user or the password in SMTP_URL is not right, or this account may not send by SMTP. Some providers want a password made for apps.',
  ],
  [
    /CERT_HAS_EXPIRED/,
    'The certificate of the mail server has expired. Whoever runs the mail server must renew it.',
  ],
  [
    /ALTNAME/,
    'The certificate of the mail server is for another name. Write the name from the certificate into SMTP_URL.',
  ],
  [
    /self.signed|CERT_|_CERT|UNABLE_TO_/i,
    'The certificate of the mail server is not trusted. If it is your own server, add ?rejectUnauthorized=false to SMTP_URL.',
  ],
  [
    /STARTTLS|ETLS|wrong.version.number/i,
    'The mail server does not encrypt at that port: smtps:// goes with 465, smtp:// with 587. If it is your own server, ?requireTLS=false in SMTP_URL sends without encryption.',
  ],
  [
    /\b[EH]E?HLO\b/,
    'The mail server does not accept the name that this server gives itself. Set MAIL_EHLO to a name that the mail server accepts, usually the name of this machine in the DNS.',
  ],
  [/EDNS|ENOTFOUND|EAI_AGAIN/, 'There is no mail server of that name. Check the host in SMTP_URL.'],
  [
    /ECONNREFUSED/,
    'Nothing listens at that host and port. Usual ports: 465 with smtps://, 587 with smtp://.',
  ],
  [
    /ETIMEDOUT/,
    'The mail server did not answer. Is the port right, and does the network let mail out? Many hosts block port 25.',
  ],
  [
    /MAIL FROM|sender|\bSPF\b|\bDKIM\b|\bDMARC\b/i,
    'The mail server does not let this account send as the sender. Set MAIL_FROM to the address of the account.',
  ],
  [/RCPT TO|recipient/i, 'The mail server does not take mail for MAIL_TO. Check the address.'],
];

const adviceFor = (text: string) => advices.find(([pattern]) => pattern.test(text))?.[1];
