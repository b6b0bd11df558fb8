import { formatMoney } from '../browser/money.ts';
import { formatNight, spokenDay } from './dates.ts';
import { partyWords } from './party-words.ts';
import { type Quote, touristTaxNights } from './quote.ts';
import type { DatedStay } from './stay.ts';
import { words } from './words.ts';

type RowsProps = { rows: [term: string, text: string][]; name?: string };

/** Terms and what belongs to them. */
export const Rows = ({ rows, name = '' }: RowsProps) => (
  <dl class={`rows ${name}`.trim()}>
    {rows.map(([term, text]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

type StayLinesProps = Pick<DatedStay, 'arrival' | 'departure' | 'adults' | 'children'>;

export const StayLines = (stay: StayLinesProps) => (
  <Rows
    rows={[
      [words.dates.arrival, spokenDay(stay.arrival)],
      [words.dates.departure, spokenDay(stay.departure)],
      [words.price.guests, partyWords(stay)],
    ]}
  />
);

/** The nights one by one, the extras, the tourist tax, the total, and the VAT inside it. */
export function PriceLines({ quote }: { quote: Quote }) {
  const vat = quote.vat.map(({ percent, vatCents }) =>
    words.price.vatAt(formatMoney(vatCents), percent),
  );
  const isLong = quote.nights.length > touristTaxNights;
  const tax = isLong ? words.price.taxFor(words.count.nights(touristTaxNights)) : words.price.tax;
  const prices: { label: string; cents: number; name?: string | undefined }[] = [
    ...quote.nights.map(({ night, cents, isWeekend }) => {
      return { label: formatNight(night), cents, name: isWeekend ? 'weekend' : undefined };
    }),
    ...quote.lines.slice(1),
    { label: tax, cents: quote.touristTaxCents },
    { label: words.price.total, cents: quote.totalCents, name: 'sum' },
  ];
  return (
    <>
      <dl class="rows">
        {prices.map(({ label, cents, name }) => (
          <div key={label} class={name}>
            <dt>{label}</dt>
            <dd>{formatMoney(cents)}</dd>
          </div>
        ))}
      </dl>
      <p class="small">{words.price.vat(vat.join(', '))}</p>
    </>
  );
}
