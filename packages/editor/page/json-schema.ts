/** The parts of JSON Schema that zod writes for content/. */
export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | false;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: string[];
  const?: string;
  /** What counts when there is no value. */
  default?: unknown;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  /** The path of the number in the same document that this one is a multiple of. */
  multipleOfValue?: string;
  format?: string;
  /** Filled in by the page: `{year}`. */
  placeholders?: string[];
  /** A text that may begin or end with a space. */
  isBesideLink?: boolean;
};

const typeOf = (value: unknown) => {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return 'integer';
  return value === null ? 'null' : typeof value;
};

/** The alternative that a value follows. */
export function schemaFor(schema: JsonSchema, value: unknown): JsonSchema {
  const choices = (schema.anyOf ?? []).map((it) => schemaFor(it, value));
  if (choices.length === 0) return schema;
  const rest = choices.filter(({ type, const: only }) => type !== 'null' && only === undefined);
  return rest.find(({ type }) => type === typeOf(value)) ?? rest[0] ?? {};
}

export const isNullable = ({ anyOf = [] }: JsonSchema): boolean =>
  anyOf.some(({ type }) => type === 'null');

/** The schema of a value in a group. */
export const schemaIn = (group: JsonSchema, key: string): JsonSchema =>
  group.properties?.[key] ?? (group.additionalProperties || {});

/** Whether an empty text is allowed. */
export const mayBeEmpty = ({ anyOf = [] }: JsonSchema): boolean =>
  anyOf.some((it) => it.const === '' || it.type === 'null');

/** Texts that are names for the program, though the schema calls them texts. */
const namesOnly: readonly unknown[] = ['author'];

/** What is not written anew in each language: numbers, choices, switches, ids, names of pages. */
export const isShared = (schema: JsonSchema, key: unknown): boolean =>
  schema.placeholders === undefined || namesOnly.includes(key);

export const schemaAt = (schema: JsonSchema, value: unknown, path: Path): JsonSchema =>
  path.reduce<JsonSchema>((at, key, index) => {
    const found = schemaFor(at, valueAt(value, path.slice(0, index)));
    if (typeof key === 'number') return found.items ?? {};
    return schemaIn(found, key);
  }, schema);

/** A day, as 2027-01-11. */
export const isDate = ({ format }: JsonSchema): boolean => format === 'date';

/** A new value, with what its schema requires. */
export function emptyValue(given: JsonSchema, languages: readonly string[]): unknown {
  if (mayBeEmpty(given)) return null;
  const schema = schemaFor(given, '');
  switch (schema.type) {
    case 'object': {
      const keys = schema.properties ? (schema.required ?? []) : languages;
      return Object.fromEntries(
        keys.map((key) => [key, emptyValue(schemaIn(schema, key), languages)]),
      );
    }
    case 'array':
      return schema.minItems && schema.items ? [emptyValue(schema.items, languages)] : [];
    case 'integer':
    case 'number':
      // Where none is no number, one is to be typed.
      return (schema.minimum ?? 0) > 0 ? '' : 0;
    case 'boolean':
      return false;
    default:
      return schema.enum?.[0] ?? '';
  }
}

export type Path = readonly (string | number)[];

/** As in the messages of the checks: `faqsSection.faqs[2].answer`. */
export const pathName = (path: Path): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, key) => (at as Record<string | number, unknown> | undefined)?.[key],
    value,
  );

/** The value in the first file that has one. */
export const firstValue = (values: Readonly<Record<string, unknown>>, path: Path): unknown =>
  Object.values(values)
    .map((value) => valueAt(value, path))
    .find((it) => it !== undefined);

/** The keys of a path as the messages of the checks write it. */
export const pathOf = (name: string): Path =>
  [...name.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key = '']) =>
    index === undefined ? key : Number(index),
  );

/** A copy with another value at a path; undefined takes the key away. */
export function withValue(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  const inner = withValue(valueAt(value, [key]), rest, next);
  if (Array.isArray(value)) return value.map((it, index) => (index === key ? inner : it));
  const { [key]: _, ...others } = (value ?? {}) as Record<string, unknown>;
  if (inner === undefined) return others;
  return { ...((value ?? {}) as object), [key]: inner };
}
