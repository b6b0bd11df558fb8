import { readFileSync } from 'node:fs';

const frame = readFileSync(new URL('frame.html', import.meta.url), 'utf8');

/**
 * The whole document of a page's index.html, which has its body and, before that, what is its own in the head. One that
 * is whole stays as it is.
 */
export function inFrame(html: string): string {
  if (html.startsWith('<!doctype')) return html;
  const at = html.indexOf('<body>');
  const [head, body] = [html.slice(0, at), html.slice(at)];
  const shared = head.includes('name="viewport"')
    ? frame.replace(/ *<meta name="viewport".*\n/, '')
    : frame;
  return shared
    .replace(/(?= *<link rel="icon")/, () => head)
    .replace(/ *<!-- The page\..*-->/, () => body.trim());
}
