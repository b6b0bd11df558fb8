import type { Outgoing } from './finished.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for the content of an element or a double-quoted attribute. */
export function escapeHtml(text: Outgoing): Outgoing {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character) as Outgoing;
}
