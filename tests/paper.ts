/** Reads what comes out of a printer. */
import { extractText, getDocumentProxy } from 'unpdf';

/** Letters and signs only: lines break anywhere on paper. */
const bare = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad\u2060]+/g, '');

export type Paper = {
  pageCount: number;
  /** How often a text stands on all pages together. */
  countOf: (text: string) => number;
  /** The pages on which a text stands as a whole, from 0. */
  pagesWith: (text: string) => number[];
};

export async function readPaper(pdf: Uint8Array): Promise<Paper> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: false,
  });
  const pages = text.map(bare);
  const all = pages.join('');
  return {
    pageCount: pages.length,
    countOf: (part) => all.split(bare(part)).length - 1,
    pagesWith: (part) => [...pages.keys()].filter((page) => pages[page]?.includes(bare(part))),
  };
}
