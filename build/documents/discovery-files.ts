/** Writes robots.txt, sitemap.xml, security.txt and similar files from the routes and settings.yaml. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type * as Prerender from '../../src/document/prerender.tsx';
import { colour } from '../assets/colours.ts';
import type { discoveryFiles } from '../checks/discovery-names.ts';

/**
 * How long security.txt is valid after the build, in ms: less than a year, as RFC 9116 (2.5.5) recommends.
 * Every build renews it.
 */
const validFor = 360 * 24 * 60 * 60 * 1000;

export async function writeDiscoveryFiles(
  folder: string,
  prerender: typeof Prerender,
): Promise<void> {
  const {
    changedOn,
    defaultLanguage,
    hrefTo,
    languageCodes,
    languagesOf,
    routeIds,
    shownLanguage,
    site,
  } = prerender;
  const address = (route: Prerender.RouteId, language: Prerender.Language) =>
    site.url + hrefTo(route, language);

  const urls = routeIds.flatMap((route) => {
    const alternates = [
      ...languagesOf(route).map((code) => [code, address(route, code)]),
      ['x-default', address(route, shownLanguage(route, defaultLanguage))],
    ].map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`);
    const date = changedOn(route);
    const changed = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
    return languagesOf(route).map(
      (code) => `<url><loc>${address(route, code)}</loc>${changed}${alternates.join('')}</url>`,
    );
  });

  const files: Record<(typeof discoveryFiles)[number], string> = {
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...urls,
      '</urlset>\n',
    ].join('\n'),
    'robots.txt': `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${site.url}/sitemap.xml\n`,
    'manifest.webmanifest': JSON.stringify({
      id: '/',
      lang: defaultLanguage,
      name: site.name,
      short_name: site.name,
      start_url: '/',
      display: 'browser',
      background_color: colour('linen'),
      theme_color: colour('linen'),
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/icon-maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
    }),
    'humans.txt': [
      '/* TEAM */',
      `Studio: ${site.name}`,
      `Contact: ${site.email}`,
      `From: ${site.address.locality}, ${site.address.country}`,
      '',
      '/* SITE */',
      `Address: ${site.url}`,
      `Languages: ${languageCodes.join(', ')}\n`,
    ].join('\n'),
    '.well-known/security.txt': [
      `Contact: mailto:${site.email}`,
      `Expires: ${new Date(Date.now() + validFor).toISOString()}`,
      `Preferred-Languages: ${languageCodes.join(', ')}`,
      `Canonical: ${site.url}/.well-known/security.txt\n`,
    ].join('\n'),
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
