/**
 * Keys that other tools write above an article. Nobody loses by them, so they are advice and no mistake. None is here
 * that changes whether an article is shown (`published`, `status`), or that is a slip of one of this site's keys.
 */

/** What becomes of a key: nothing shows it; this site has another place for it; it only spoke to its tool. */
type Kind = 'unseen' | 'elsewhere' | 'silent';

const kinds: Readonly<Record<Kind, readonly string[]>> = {
  unseen:
    'tags tag categories category keywords series cover image images thumbnail featured_image featuredImage heroImage header subtitle'.split(
      ' ',
    ),
  elsewhere:
    'date pubDate publishDate publishdate pubDatetime publishedAt created slug url permalink path excerpt summary lastmod updatedDate updatedAt modDatetime modified modified_date last_modified_at author_ids author_id byline'.split(
      ' ',
    ),
  silent:
    'layout type id key lang language locale translationId translationKey comments weight toc math mermaid color mainClass metadata seo canonical canonical_url canonicalURL featured pinned sticky original eleventyNavigation eleventyExcludeFromCollections external_url external_icon_url event_date medialength tweet tweetcount tweetbackscheck twittercomments shorturls dsq_thread_id wordpress_id wordpress_url guid author_login author_email author_url'.split(
      ' ',
    ),
};

export const kindOf: ReadonlyMap<string, Kind> = new Map(
  Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [name, kind as Kind])),
);

/** Without the keys of other tools, but for those that have come to be ours. */
export const withoutOthers = (front: unknown, ours: readonly string[]): unknown =>
  typeof front === 'object' && front !== null && !Array.isArray(front)
    ? Object.fromEntries(
        Object.entries(front).filter(([name]) => ours.includes(name) || !kindOf.has(name)),
      )
    : front;

const said: Readonly<Record<Kind, string>> = {
  unseen: 'no page here shows them',
  elsewhere:
    'here the name of the file says day and address, and the keys description, author and updated the rest',
  silent: 'they mean nothing here',
};

/**
 * A sentence for each kind of keys, with each key, how often it is there, and the first place.
 * @param found - names with their places, as `file:line`
 */
export function adviceOnKeys(found: readonly { name: string; spot: string }[]): string[] {
  const ofKind = Map.groupBy(found, ({ name }) => kindOf.get(name));
  return [...ofKind].flatMap(([kind, keys]) => {
    if (!kind) return [];
    const names = Map.groupBy(keys, ({ name }) => name);
    const list = [...names].map(([name, { length }]) => `${name} (${length})`).join(', ');
    return `${keys[0]?.spot}: keys of other tools, with the number of files that have them: ${list}; ${said[kind]}.`;
  });
}
