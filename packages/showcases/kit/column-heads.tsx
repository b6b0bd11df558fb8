type ColumnHeadsProps<Value> = { of: readonly Value[]; say: (value: Value) => string };

export const ColumnHeads = <Value extends string | number>({ of, say }: ColumnHeadsProps<Value>) =>
  of.map((value) => (
    <th key={value} scope="col">
      {say(value)}
    </th>
  ));
