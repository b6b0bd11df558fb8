import type { ServerResponse } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import { escapeHtml } from '../../src/i18n/escape-html.ts';
import { tellMistake } from '../mistake.ts';

/** Answers with what is wrong, also on the terminal. @param head - what loads the page again when it is mended */
export function answerMistake(response: ServerResponse, error: unknown, head: string): void {
  const text = stripVTControlCharacters(tellMistake(error));
  console.error(text);
  response
    .writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>500</title>${head}</head><body><pre role="alert">${escapeHtml(text)}</pre></body></html>`,
    );
}
