/** What the comments of a file say to an owner about its fields. */

/** An example is commented YAML. */
const example = /^([a-z][\w-]*):(?:\s|$)/;

/** What only somebody who edits the file needs: signs of YAML, paths, variables, commands. */
const forTheFile =
  /`|\[\]|\bcolon\b|README|\.env|\.yaml|\b\w+\/(?:\W|$)|\w+\/[\w*<]|\b[A-Z]+_[A-Z_]+\b|^EXAMPLES?\b|\bslug\b|\bDefault\b|\b(?:true|false)\b|\bbuild\b/i;

/**
 * The comment above each key, by the path of the key. A comment that ends in an example of another key is about that
 * one: it stands where the key would be.
 */
export function hintsIn(yaml: string): Record<string, string> {
  const hints: Record<string, string> = {};
  const path: string[] = [];
  let comment: string[] = [];
  for (const line of yaml.split('\n')) {
    const [, indent = '', key] = /^( *)(?:- )?([\w-]+):/.exec(line) ?? [];
    const [, said] = /^ *# ?(.*)/.exec(line) ?? [];
    if (said !== undefined) comment.push(said);
    if (key && !/^ *- /.test(line)) {
      path.splice(indent.length / 2, path.length, key);
      for (const [named, hint] of Object.entries(saidOf(comment, key)))
        hints[[...path.slice(0, -1), named].join('.')] = hint;
    }
    if (said === undefined) comment = [];
  }
  return hints;
}

/** @param next - the key below the comment */
function saidOf(comment: readonly string[], next: string): Record<string, string> {
  const hints: Record<string, string> = {};
  let lines: string[] = [];
  const give = (key: string) => {
    const hint = forOwners(lines.join(' '));
    if (hint) hints[key] ??= hint;
    lines = [];
  };
  for (const line of comment) {
    const named = example.exec(line)?.[1];
    if (named) give(named);
    // The rest of an example.
    else if (!/^\s/.test(line)) lines.push(line);
  }
  give(next);
  return hints;
}

const forOwners = (text: string) =>
  text
    .replace(/^EXAMPLES?(?:, as above)?: /, '')
    .split(/(?<=[.:]) (?=[A-Z])/)
    .filter((sentence) => !forTheFile.test(sentence))
    .join(' ')
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/:$/, '.');
