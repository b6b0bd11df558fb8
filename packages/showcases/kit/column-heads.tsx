type ColumnHeadsProps<Value> = { of: readonly Value[]; say: (value: Value) => string };

/** The heads of the columns of a table, one for each value. */
export const ColumnHeads = <Value extends string | number>({ of, say }: ColumnHeadsProps<Value>) =>
  of.map((value) => (
    <th key={value} scope="col">
      {say(value)}
    </th>
  ));
