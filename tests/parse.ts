/** Reads a document with a parser: nothing is shown, fetched or run. */
import { JSDOM } from 'jsdom';

// One window for all: to make one takes longer than to parse a document.
const parser = new new JSDOM().window.DOMParser();

export const parse = (text: string, type: DOMParserSupportedType = 'text/html'): Document =>
  parser.parseFromString(text, type);
