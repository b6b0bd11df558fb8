/** Settings from environment variables, validated at the start. */

export type SmtpSettings = {
  host: string;
  /** True: TLS from the start of the connection. False: STARTTLS. */
  secure: boolean;
  port: number;
  auth?: { user: string; pass: string };
  /** Fail when the server does not offer STARTTLS. */
  requireTls: boolean;
  /** False accepts any certificate. */
  verifyCertificate: boolean;
  /** The name that this server gives itself. Undefined: the domain of the sender or of the site. */
  ehlo?: string | undefined;
};

/** The variables that a delivery needs, for sentences to the owner. */
export const deliverySettings = ['SMTP_URL', 'MAIL_TO'] as const;

export type Settings = {
  port: number;
  /** Undefined: all interfaces. */
  host?: string;
  siteFolder?: string;
  outboxFolder: string;
  /** In days. Undefined: the number in the privacy policy. */
  outboxKeepDays?: number;
  /** Number of proxies in front that append to `X-Forwarded-For`. */
  trustProxy: number;
  /** Messages per client; 0 means no limit. */
  rateLimitMinute: number;
  rateLimitHour: number;
  /** Messages per hour from all clients together; 0 means no limit. */
  rateLimitHourAll: number;
  /** Undefined: messages are stored in the outbox and not sent. */
  delivery?: {
    to: string;
    /** The mail server as shown to the owner, `host:port`. */
    service: string;
    smtp: SmtpSettings;
  };
  mailFrom?: string;
  /** Whether the server visits its public address once a day, as `npm run doctor` does. */
  doctorDaily: boolean;
};

/** Lists every invalid variable with its remedy. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(['The settings are wrong.', ...problems].join('\n'));
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Parses the settings. Empty variables count as unset. Throws SettingsError. */
export function parseSettings(env: Environment): Settings {
  const problems: string[] = [];
  const read = (name: string) => env[name]?.trim() || undefined;

  function wholeNumber(
    name: string,
    fallback: number,
    least: number,
    most: number,
    otherwise = `${fallback}`,
  ) {
    const text = read(name);
    if (text === undefined) return fallback;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    problems.push(
      `${name} is "${text}". Give a whole number from ${least} to ${most}, or leave it out for ${otherwise}.`,
    );
    return fallback;
  }

  function address(name: string) {
    const text = read(name);
    if (text === undefined || mailAddress.test(text)) return text;
    problems.push(
      `${name} is "${text}". Give one e-mail address and nothing else, for example studio@example.pt.`,
    );
    return undefined;
  }

  const settings: Settings = {
    port: wholeNumber('PORT', 3000, 0, 65_535),
    outboxFolder: read('OUTBOX_DIR') ?? 'data/outbox',
    trustProxy: wholeNumber('TRUST_PROXY', 0, 0, 10),
    rateLimitMinute: wholeNumber('RATE_LIMIT_MINUTE', 5, 0, 10_000),
    rateLimitHour: wholeNumber('RATE_LIMIT_HOUR', 30, 0, 10_000),
    rateLimitHourAll: wholeNumber('RATE_LIMIT_HOUR_ALL', 500, 0, 100_000),
    doctorDaily: read('DOCTOR_DAILY') === '1',
  };
  if (!['1', '0', undefined].includes(read('DOCTOR_DAILY'))) {
    problems.push(
      `DOCTOR_DAILY is "${read('DOCTOR_DAILY')}". Write 1 to have this server visit its public address once a day and mail you what stands between, or leave it out.`,
    );
  }
  if (read('OUTBOX_KEEP_DAYS') !== undefined) {
    const otherwise = 'what the privacy policy says';
    settings.outboxKeepDays = wholeNumber('OUTBOX_KEEP_DAYS', 0, 1, 36_500, otherwise);
  }
  const host = read('HOST');
  if (host !== undefined && !/^[\w.:%-]+$/.test(host)) {
    problems.push(
      `HOST is "${host}". Give the name or address to listen on, for example 127.0.0.1.`,
    );
  } else if (host !== undefined) settings.host = host;

  const siteFolder = read('SITE_DIR');
  if (siteFolder !== undefined) settings.siteFolder = siteFolder;

  const mailFrom = address('MAIL_FROM');
  if (mailFrom !== undefined) settings.mailFrom = mailFrom;
  const to = address('MAIL_TO');
  const ehlo = read('MAIL_EHLO');
  if (ehlo !== undefined && !hostName.test(ehlo)) {
    problems.push(
      `MAIL_EHLO is "${ehlo}". Give the name of this machine in the DNS, for example www.example.pt, or leave it out for the domain of MAIL_FROM or of the site.`,
    );
  }
  const smtpUrl = read('SMTP_URL');
  const smtp = smtpUrl === undefined ? undefined : parseSmtpUrl(smtpUrl, problems);
  if (smtpUrl !== undefined && read('MAIL_TO') === undefined) {
    problems.push(
      'MAIL_TO is missing. SMTP_URL is set, so say which address receives the messages.',
    );
  }
  if (smtpUrl === undefined && to !== undefined) {
    problems.push(
      'SMTP_URL is missing. MAIL_TO is set, so say which mail server sends the messages, or leave MAIL_TO out and read them in the outbox.',
    );
  }
  if (problems.length > 0) throw new SettingsError(problems);
  if (smtp && to)
    settings.delivery = { to, service: `${smtp.host}:${smtp.port}`, smtp: { ...smtp, ehlo } };
  return settings;
}

/**
 * One address without a display name. More permissive than the pattern of the contact form: the owner knows
 * the address.
 */
const mailAddress = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)*$/;

/** A name with a dot, or an address in brackets (RFC 5321 4.1.3). */
const hostName = /^([a-z0-9_-]+(\.[a-z0-9_-]+)+|\[[\da-f.:]+\])$/i;

const smtpExample =
  'smtps://user:password@smtp.example.pt:465 or smtp://user:password@smtp.example.pt:587';

function parseSmtpUrl(text: string, problems: string[]): SmtpSettings | undefined {
  // The URL contains a password, so no message quotes it.
  const wrong = (what: string) => {
    problems.push(
      `SMTP_URL ${what}. It looks like ${smtpExample}; special characters in the password are percent-encoded (@ is %40, # is %23, / is %2F).`,
    );
    return undefined;
  };
  if (!URL.canParse(text)) return wrong('is not an address');
  const url = new URL(text);
  if (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')
    return wrong('must begin with smtp:// or smtps://');
  if (!url.hostname) return wrong('names no mail server');
  if ((url.pathname !== '' && url.pathname !== '/') || url.hash)
    return wrong('goes on after the mail server');
  let user: string;
  let pass: string;
  try {
    user = decodeURIComponent(url.username);
    pass = decodeURIComponent(url.password);
  } catch {
    return wrong('has a user or password with a percent sign that stands for nothing');
  }
  if ((user === '') !== (pass === ''))
    return wrong('has a user without a password, or the other way round');

  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isLoopback = /^(localhost|127(\.\d+){3}|::1)$/i.test(host);
  // Nobody is between this server and a mail server on the same machine, whose certificate Debian makes itself.
  const options = { requireTLS: user !== '' && !isLoopback, rejectUnauthorized: !isLoopback };
  for (const [name, value] of url.searchParams) {
    if (!(name in options) || (value !== 'true' && value !== 'false')) {
      return wrong(
        'takes after a question mark only requireTLS and rejectUnauthorized, each true or false',
      );
    }
    options[name as keyof typeof options] = value === 'true';
  }
  const port = url.port ? Number(url.port) : url.protocol === 'smtps:' ? 465 : 587;
  return {
    host,
    port,
    secure: url.protocol === 'smtps:' || port === 465,
    ...(user && { auth: { user, pass } }),
    requireTls: options.requireTLS,
    verifyCertificate: options.rejectUnauthorized,
  };
}
