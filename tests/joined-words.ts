/**
 * Words of a document that nothing keeps apart but its style sheet: a screen reader, a text browser and whoever copies
 * the text read them as one. It needs nothing but its argument, so a browser can be given it as it is.
 */
export function joinedWords(root: Element): string[] {
  const blocks =
    /^(address|article|aside|blockquote|body|br|button|caption|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|input|legend|li|main|nav|ol|optgroup|option|output|p|picture|pre|search|section|select|summary|table|tbody|td|textarea|tfoot|th|thead|tr|ul|video)$/;
  // Code is coloured in pieces, and drawings have letters of their own.
  const passedOver = /^(canvas|code|noscript|pre|script|style|svg|template)$/;
  const found: string[] = [];
  let before = '';
  const visit = (node: Node) => {
    if (node.nodeType === 3) {
      const text = node.textContent ?? '';
      if (/[\p{L}\p{N}.,:;!?)\]»”%€]$/u.test(before) && /^[\p{L}\p{N}]/u.test(text))
        found.push(`${/\S*$/.exec(before)?.[0]}|${/^\S*/.exec(text)?.[0]}`);
      before += text;
      return;
    }
    if (node.nodeType !== 1) return;
    const name = (node as Element).localName;
    if (passedOver.test(name)) return;
    const isBlock = blocks.test(name);
    if (isBlock) before = '';
    for (const child of node.childNodes) visit(child);
    if (isBlock) before = '';
  };
  visit(root);
  return found;
}
