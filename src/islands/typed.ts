/** What the visitor has in the fields of an island, and where: to carry it over to new elements. */
export type Typed = {
  /** The elements themselves: a field that has left the document still has its value. */
  fields: readonly Found<Field>[];
  focused: (Found<Element> & { selection: Selection }) | undefined;
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Selection = readonly [start: number, end: number] | undefined;

/** An element, and how to find the one that takes its place. */
type Found<Kind> = { element: Kind; selector: string; place: number };

const isField = (element: unknown): element is Field =>
  element instanceof HTMLElement && element.matches('input,select,textarea');

/** Reads the island as it is in the document. */
export function readTyped(island: Element): Typed {
  const find = <Kind extends Element>(element: Kind): Found<Kind> => {
    const { id, localName } = element;
    const name = isField(element) ? `[name="${CSS.escape(element.name)}"]` : '';
    const selector = id ? `#${CSS.escape(id)}` : localName + name;
    return { element, selector, place: [...island.querySelectorAll(selector)].indexOf(element) };
  };
  const element = document.activeElement;
  return {
    fields: [...island.querySelectorAll<Field>('[id], [name]')].filter(isField).map(find),
    focused:
      element && island.contains(element)
        ? { ...find(element), selection: selectionOf(element) }
        : undefined,
  };
}

/** Only fields of text have one. */
function selectionOf({ selectionStart, selectionEnd }: Partial<HTMLInputElement>): Selection {
  return typeof selectionStart === 'number'
    ? [selectionStart, selectionEnd ?? selectionStart]
    : undefined;
}

/**
 * Fills the fields that have taken the place of others in the island, and focuses what has taken the place of
 * what had the focus. Elements that are still in the document are left alone.
 */
export function carryOver({ fields, focused }: Typed, island: Element): void {
  const next = ({ element, selector, place }: Found<Element>) =>
    element.isConnected ? undefined : island.querySelectorAll<HTMLElement>(selector)[place];
  for (const found of fields) {
    const field = next(found);
    if (!isField(field)) continue;
    const { value, checked, style } = found.element as HTMLInputElement;
    field.value = value;
    (field as HTMLInputElement).checked = checked;
    // The visitor may have made a box of text higher.
    field.style.cssText = style.cssText;
  }
  if (!focused) return;
  const element = next(focused);
  element?.focus({ preventScroll: true });
  if (focused.selection)
    (element as HTMLInputElement | undefined)?.setSelectionRange(...focused.selection);
}
