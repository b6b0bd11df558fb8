/** Formats a mail according to RFC 5322. */
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from './mail.ts';

/** Returns the bytes of the mail, with CRLF line endings. */
export function composeMime({ id, date, from, to, replyTo, subject, text }: Mail): Promise<Buffer> {
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
    // User input must never make the server read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
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
