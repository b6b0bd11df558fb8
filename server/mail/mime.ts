/** Writes a mail as RFC 5322 has it. */
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from './mail.ts';

/** The bytes of the mail, its lines ended by CRLF. */
export function composeMime({ id, date, from, to, replyTo, subject, text }: Mail): Promise<Buffer> {
  const headers: Record<string, string | { prepared: boolean; value: string }> = {};
  if (looksEncoded(subject)) headers.Subject = { prepared: true, value: encodedWords(subject) };
  // So that nothing answers a mail of the server's own by itself (RFC 3834).
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
    // Nothing a visitor writes may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/**
 * The composer leaves plain letters as they are. If they look like an encoded word, mail programs would
 * decode what the visitor typed, into control characters if that is what it says.
 */
const looksEncoded = (text: string) => text.includes('=?');

/** As words of RFC 2047: 75 letters each at most, and no character in two of them. */
function encodedWords(text: string) {
  const words = [''];
  for (const character of text) {
    const longer = words.at(-1) + character;
    if (Buffer.byteLength(longer) > 45) words.push(character);
    else words[words.length - 1] = longer;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}
