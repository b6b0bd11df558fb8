const types: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  m4a: 'audio/mp4',
  mjs: 'text/javascript; charset=utf-8',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  speculationrules: 'application/speculationrules+json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  wasm: 'application/wasm',
  wav: 'audio/wav',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** The feeds of the articles (src/studio/feed-path.ts). Programs that read feeds look for their type. */
const feed = /(^|\/)feed\.[\w-]+\.xml$/;

/** Returns the media type for a file's extension, and that of feeds; `application/octet-stream` when it is unknown. */
export function contentType(path: string): string {
  if (feed.test(path)) return 'application/atom+xml; charset=utf-8';
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return types[ending] ?? 'application/octet-stream';
}
