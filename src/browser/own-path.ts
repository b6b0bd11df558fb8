/**
 * Whether a document is where the site has it, with or without the endings of a plain folder: `/contact`,
 * `/contact.en.html`. A copy that was saved or mirrored under another name has no other languages to go to. The page for
 * wrong addresses is anywhere.
 *
 * @param file - of the document, without its endings
 */
export const isOwnPath = (pathname: string, file: string): boolean =>
  file === '404' ||
  (file === 'index' && pathname === '/') ||
  (pathname.startsWith(`/${file}`) && /^(\.[\w-]+)*\/?$/.test(pathname.slice(1 + file.length)));
