/** The form of a document, from its schema: each text with an input for every language. */
import type { ReactNode } from 'react';
import { type FieldProps, useForm } from './form-state.ts';
import { Inputs } from './inputs.tsx';
import { emptyValue, firstValue, isNullable, schemaFor } from './json-schema.ts';
import { ListField } from './list-field.tsx';
import { labelOf } from './names.ts';
import { focusInstead } from './reveal.ts';
import { Section } from './section.tsx';
import { Texts } from './texts-field.tsx';

function Field({ schema, path, isRequired = true }: FieldProps): ReactNode {
  const form = useForm();
  const value = firstValue(form.values, path);
  const found = schemaFor(schema, value);
  const isEmpty = value === undefined || value === null;
  const isOptional = !isRequired || isNullable(schema);
  const label = labelOf(path, form.language);
  const setAll = (next: unknown) => {
    for (const file of Object.keys(form.values)) form.setValue(file, path, next);
  };
  if (!['array', 'object'].includes(found.type ?? ''))
    return <Inputs schema={schema} path={path} isRequired={isRequired} />;
  if (isEmpty && isOptional)
    return (
      <p>
        <button
          type="button"
          onClick={({ currentTarget }) => {
            focusInstead(currentTarget.parentElement ?? currentTarget);
            setAll(emptyValue({ ...found, minItems: 1 }, Object.keys(form.languages)));
          }}
        >
          {form.words.add}: {label}
        </button>
      </p>
    );
  if (found.type === 'array') return <ListField schema={found} path={path} fields={Properties} />;
  if (found.additionalProperties) return <Texts schema={found} path={path} />;
  return (
    <Section path={path}>
      <Properties schema={found} path={path} />
      {isOptional && (
        <button
          type="button"
          className="quiet"
          onClick={({ currentTarget }) => {
            focusInstead(currentTarget.parentElement ?? currentTarget);
            setAll(isNullable(schema) ? null : undefined);
          }}
        >
          {form.words.remove}: {label}
        </button>
      )}
    </Section>
  );
}

export function Properties({ schema, path }: FieldProps): ReactNode {
  return Object.entries(schema.properties ?? {}).map(([key, inner]) => (
    <Field
      key={key}
      schema={inner}
      path={[...path, key]}
      isRequired={schema.required?.includes(key) ?? false}
    />
  ));
}
