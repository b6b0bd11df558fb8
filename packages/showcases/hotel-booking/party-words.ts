import type { Party } from './rooms.ts';
import { words } from './words.ts';

export function partyWords({ adults, children }: Party): string {
  const said = words.count.adults(adults);
  return children > 0 ? `${said}, ${words.count.children(children)}` : said;
}
