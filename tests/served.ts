/** Reads documents as they are served, without rendering them: no styles, scripts or pictures are requested. */
import type { Page } from '@playwright/test';

export type ServedElement = { name: string; text: string; attributes: Record<string, string> };

/**
 * The elements of a document that a selector finds, in their order. The page has to be at some address of
 * the site, which asks for the document.
 */
export const served = (page: Page, address: string, selector: string): Promise<ServedElement[]> =>
  page.evaluate(
    async ([wanted = '', parts = '']) => {
      // Unlike DOMParser it is allowed by a policy that requires trusted types.
      const request = new XMLHttpRequest();
      request.open('GET', wanted);
      request.responseType = 'document';
      const loaded = new Promise((resolve) => request.addEventListener('loadend', resolve));
      request.send();
      await loaded;
      return [...(request.responseXML?.querySelectorAll(parts) ?? [])].map((it) => ({
        name: it.localName,
        text: it.textContent,
        attributes: Object.fromEntries([...it.attributes].map(({ name, value }) => [name, value])),
      }));
    },
    [address, selector],
  );
