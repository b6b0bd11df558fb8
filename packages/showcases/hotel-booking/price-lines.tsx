import { formatMoney } from '../browser/money.ts';
import { Rows } from '../kit/rows.tsx';
import { formatNight, spokenDay } from './dates.ts';
import { type Quote, touristTaxNights } from './quote.ts';
import { partyWords } from './rooms.ts';
import type { DatedStay } from './stay.ts';
import { words } from './words.ts';

type StayLinesProps = Pick<DatedStay, 'arrival' | 'departure' | 'adults' | 'children'>;

export const StayLines = (stay: StayLinesProps) => (
  <Rows
    class="rows"
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
  const row = (label: string, cents: number, name = '') =>
    [label, formatMoney(cents), name] as const;
  const rows = [
    ...quote.nights.map(({ night, cents, isWeekend }) =>
      row(formatNight(night), cents, isWeekend ? 'weekend' : ''),
    ),
    ...quote.lines.slice(1).map(({ label, cents }) => row(label, cents)),
    row(tax, quote.touristTaxCents),
    row(words.price.total, quote.totalCents, 'sum'),
  ];
  return (
    <>
      <Rows class="rows" rows={rows} />
      <p class="small">{words.price.vat(vat.join(', '))}</p>
    </>
  );
}
