/** Formats a mail according to RFC 5322. */
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from './mail.ts';

/** Returns the bytes of the mail, with CRLF line endings. */
export async function composeMime(mail: Mail): Promise<Buffer> {
  const { id, date, from, to, replyTo, subject, text } = mail;
  const headers: Record<string, string | { prepared: boolean; value: string }> = {};
  if (looksEncoded(subject)) headers.Subject = { prepared: true, value: encodedWords(subject) };
  // Prevents automatic replies to mails of the server itself (RFC 3834).
  if (!replyTo) headers['Auto-Submitted'] = 'auto-generated';
  const composer = new MailComposer({
    from,
    to,
    ...(replyTo && {
      replyTo: { ...replyTo, name: looksEncoded(replyTo.name) ? '' : replyTo.name },
    }),
    ...(!headers.Subject && { subject }),
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    date,
    headers,
    text,
    ...(hasFromLine(text) && { textEncoding: 'quoted-printable' as const }),
    newline: 'windows',
    // User input must never make the server read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return withoutFromLines(await composer.compile().build());
}

const hasFromLine = (text: string) => /^From /m.test(text);

/**
 * Programs that keep mails in one file write `>From` for a line that begins so, unless a letter of it is encoded. The line is
 * broken after that letter, since it may be as long as lines may be.
 */
function withoutFromLines(mail: Buffer): Buffer {
  const end = mail.indexOf('\r\n\r\n') + 2;
  const head = mail.toString('latin1', 0, end);
  if (!/^Content-Transfer-Encoding: quoted-printable\r$/im.test(head)) return mail;
  const body = mail.toString('latin1', end).replaceAll('\r\nFrom ', '\r\n=46=\r\nrom ');
  return Buffer.from(head + body, 'latin1');
}

/**
 * The composer does not encode ASCII text. Mail programs would decode text that looks like an encoded word
 * (RFC 2047), possibly into control characters.
 */
const looksEncoded = (text: string) => text.includes('=?');

/**
 * Encodes a subject as words of RFC 2047, a line for each: 76 characters at most, without splitting a
 * character. The first line begins with the name of the field.
 */
function encodedWords(text: string) {
  const words = [''];
  for (const character of text) {
    const longer = words.at(-1) + character;
    if (Buffer.byteLength(longer) > (words.length === 1 ? 39 : 45)) words.push(character);
    else words[words.length - 1] = longer;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}
