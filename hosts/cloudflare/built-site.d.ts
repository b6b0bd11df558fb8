/** The module that the build generates for the worker; wrangler.jsonc has its path. */
declare module 'built-site' {
  import type { Replies, SiteManifest } from '../../server/http/built-site.ts';

  export const manifest: SiteManifest;
  export const files: Record<
    string,
    { size: number; hash: string; encoded: Partial<Record<'br' | 'gzip', number>> }
  >;
  export const replies: Replies;
}
