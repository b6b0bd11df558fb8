import { nameWidth } from '../../ui/name-width.ts';
import styles from './ledger.module.css';

/** Whether the names of the columns beside the first are too wide for one line, in em of their small letters. */
const isLong = ([, ...names]: readonly string[]) =>
  names.reduce((sum, name) => sum + nameWidth(name), 0) > 22 ||
  names.some((name) => nameWidth(name) > 10);

/** Whether a figure is a phrase rather than a number: it takes lines instead of leaving the others no room. */
const isPhrase = ({ figures, amount }: LedgerRow) =>
  [...figures, amount].some((figure) => nameWidth(figure) > 14);

type LedgerRow = {
  id: string;
  name: string;
  text?: string;
  /** One for each column between the first and the last. */
  figures: readonly string[];
  /** The same figures in a few characters, where there is no room for their columns. */
  short: string;
  amount: string;
  /** A name for links to it. */
  anchor?: string;
};

type LedgerProps = {
  /** Id of the heading that names the table. */
  labelledBy: string;
  columns: readonly string[];
  rows: readonly LedgerRow[];
  /** Rows below the line: a label and its amount. */
  sums?: readonly { label: string; amount: string }[];
};

/** A table of figures. On a phone the middle columns are written below the text of the first. */
export function Ledger({ labelledBy, columns, rows, sums = [] }: LedgerProps) {
  return (
    <table
      className={styles.root}
      data-length={isLong(columns) ? 'long' : undefined}
      data-figures={rows.some(isPhrase) ? 'phrases' : undefined}
      aria-labelledby={labelledBy}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, text, figures, short, amount, anchor }) => (
          <tr key={id} id={anchor}>
            <th scope="row" data-short={short}>
              {name}
              {/* Chromium and text browsers read the two as one word without it. */}
              {text && <br />}
              {text && <span className={styles.text}>{text}</span>}
            </th>
            {figures.map((figure, index) => (
              <td key={index}>{figure}</td>
            ))}
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
      {sums.length > 0 && (
        <tfoot>
          {sums.map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row" colSpan={columns.length - 1}>
                {label}
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}
