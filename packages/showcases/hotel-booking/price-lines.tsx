import { formatMoney } from '../browser/money.ts';
import { formatNight, spokenDay } from './dates.ts';
import { type Quote, touristTaxNights } from './quote.ts';
import type { DatedStay } from './stay.ts';
import { words } from './words.ts';

/** Terms and what belongs to them. */
export const Rows = ({
  rows,
  name = '',
}: {
  rows: [term: string, text: string][];
  name?: string;
}) => (
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

export function StayLines({ arrival, departure, adults, children }: StayLinesProps) {
  const guests = [words.count.adults(adults)];
  if (children > 0) guests.push(words.count.children(children));
  return (
    <Rows
      rows={[
        [words.dates.arrival, spokenDay(arrival)],
        [words.dates.departure, spokenDay(departure)],
        [words.price.guests, guests.join(', ')],
      ]}
    />
  );
}

/** The nights one by one, the extras, the tourist tax, the total, and the VAT inside it. */
export function PriceLines({ quote }: { quote: Quote }) {
  const vat = quote.vat.map(({ percent, vatCents }) =>
    words.price.vatAt(formatMoney(vatCents), percent),
  );
  return (
    <>
      <dl class="rows">
        {quote.nights.map(({ night, cents, isWeekend }) => (
          <Price
            key={night}
            label={formatNight(night)}
            cents={cents}
            name={isWeekend ? 'weekend' : undefined}
          />
        ))}
        {quote.lines.slice(1).map(({ label, cents }) => (
          <Price key={label} label={label} cents={cents} />
        ))}
        <Price
          label={
            quote.nights.length > touristTaxNights
              ? words.price.taxFor(words.count.nights(touristTaxNights))
              : words.price.tax
          }
          cents={quote.touristTaxCents}
        />
        <Price label={words.price.total} cents={quote.totalCents} name="sum" />
      </dl>
      <p class="small">{words.price.vat(vat.join(', '))}</p>
    </>
  );
}

type PriceProps = { label: string; cents: number; name?: string | undefined };

const Price = ({ label, cents, name }: PriceProps) => (
  <div class={name}>
    <dt>{label}</dt>
    <dd>{formatMoney(cents)}</dd>
  </div>
);
