/** The files for search engines and the like, which build/documents/discovery-files.ts writes. */
export const discoveryFiles = [
  'sitemap.xml',
  'robots.txt',
  'manifest.webmanifest',
  'humans.txt',
  '.well-known/security.txt',
] as const;
