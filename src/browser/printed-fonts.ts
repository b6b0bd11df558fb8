import { faceOf, webFonts } from './web-fonts.ts';

/**
 * A page may be printed before its fonts have come: they are asked for after the first paint. A print waits for nothing
 * asynchronous, so they are fetched synchronously, and only then. A font made of bytes is there at once.
 * Firefox and Safari may still print the stand-ins.
 */
export function printInOwnFonts(): void {
  addEventListener(
    'beforeprint',
    () => {
      const { dataset } = document.documentElement;
      if (dataset.fonts === undefined || document.fonts.status === 'loading')
        for (const font of webFonts()) addFont(font);
      dataset.fonts = '';
    },
    { once: true },
  );
}

function addFont(font: ReturnType<typeof webFonts>[number]) {
  const [, file = ''] = /url\("?([^")]+)/.exec(font.style.getPropertyValue('src')) ?? [];
  const request = new XMLHttpRequest();
  request.open('GET', file, false);
  // Each character is a byte.
  request.overrideMimeType('text/plain; charset=x-user-defined');
  try {
    request.send();
  } catch {
    // Without a connection the stand-in is printed.
    return;
  }
  const bytes = Uint8Array.from(request.responseText, (character) => character.charCodeAt(0));
  document.fonts.add(faceOf(font, bytes));
}
