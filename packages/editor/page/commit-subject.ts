/** In letters, as git shows it. */
const longest = 72;

/** The subject of a commit, from the names of what changed: as many whole words as it holds. */
export function commitSubject(names: readonly string[]): string {
  const subject = `Edit ${names.join('; ')}`;
  if (subject.length <= longest) return subject;
  const cut = subject.slice(0, longest - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/;$/, '')} …`;
}
