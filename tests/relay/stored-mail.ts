/** Reads e-mails as a mail program does, independently of what wrote them. */

export type ReadMail = { headers: [name: string, value: string][]; body: string };

export function readMail(raw: string): ReadMail {
  const text = raw.replaceAll('\r\n', '\n');
  const end = text.indexOf('\n\n');
  const headers = text
    .slice(0, end)
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n')
    .map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    });
  const encoding = headers.find(([name]) => name === 'content-transfer-encoding')?.[1];
  return { headers, body: decodeBody(text.slice(end + 2), encoding) };
}

export function header(mail: ReadMail, name: string): string | undefined {
  const found = mail.headers.filter(([candidate]) => candidate === name.toLowerCase());
  if (found.length > 1) throw new Error(`${name} occurs ${found.length} times`);
  return found[0]?.[1];
}

function decodeBody(body: string, encoding = '7bit') {
  if (encoding === 'base64') return utf8(Buffer.from(body, 'base64'));
  if (encoding === 'quoted-printable') return utf8(fromQuoted(body.replaceAll('=\n', '')));
  return body;
}

function decodeWords(value: string) {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/(=\?utf-8\?([qb])\?([^?]*)\?=)+/gi, (run) => {
      const words = [...run.matchAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi)];
      return utf8(
        Buffer.concat(
          words.map(([, kind = '', text = '']) =>
            kind.toLowerCase() === 'b'
              ? Buffer.from(text, 'base64')
              : fromQuoted(text.replaceAll('_', ' ')),
          ),
        ),
      );
    });
}

function fromQuoted(text: string) {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}

const utf8 = (bytes: Buffer) =>
  new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
