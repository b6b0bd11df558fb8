/** The words of a document in one language, as the build and the page's script write them into it. */
export type PageText = Readonly<{
  head: Readonly<{ title: string; description: string }>;
  /** By `data-word`. */
  texts: Readonly<Record<string, string>>;
  /** By `data-label`: for screen readers, and for pictures. */
  labels: Readonly<Record<string, string>>;
  /** By `data-word` after `without.`: only for those who read the document without scripts. */
  without: Readonly<Record<string, string>>;
}>;
