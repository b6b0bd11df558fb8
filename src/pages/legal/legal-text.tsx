import { addressIn } from '../../in-force/address-in.ts';
import { usePage } from '../../in-force/page-context.tsx';

/** Addresses that a text may name: e-mail, and web with or without its scheme. */
const addresses = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s,;)]*[^\s,;).])/g;

type LegalTextProps = { text: string };

/** A text of the legal pages with its addresses made links. */
export function LegalText({ text }: LegalTextProps) {
  const { language } = usePage();
  return text.split(addresses).map((part, index) =>
    // `split` with one group: every second part is a match.
    index % 2 ? (
      <a key={part} href={addressIn(hrefOf(part), language)}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function hrefOf(address: string) {
  if (address.includes('@')) return `mailto:${address}`;
  return address.startsWith('www.') ? `https://${address}` : address;
}
