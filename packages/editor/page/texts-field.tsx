import type { ReactNode } from 'react';
import { type FieldProps, useForm } from './form-state.ts';
import { Input, Inputs } from './inputs.tsx';
import { firstValue } from './json-schema.ts';
import { labelOf } from './names.ts';
import { Messages } from './problem-message.tsx';
import { Section } from './section.tsx';

/** Texts by language in one file, or by names that are the same in every file. */
export function Texts({ schema, path }: FieldProps): ReactNode {
  const { values, languages, language } = useForm();
  const value = firstValue(values, path);
  const inner = schema.additionalProperties || {};
  const codes = Object.keys(languages);
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (!keys.every((key) => codes.includes(key)))
    return (
      <Section path={path}>
        {keys.map((key) => (
          <Inputs key={key} schema={inner} path={[...path, key]} isRequired />
        ))}
      </Section>
    );
  const [file = ''] = Object.keys(values);
  return (
    <fieldset>
      <legend>{labelOf(path, language)}</legend>
      <Messages path={path} />
      <div className="columns">
        {codes.map((code) => (
          <Input
            key={code}
            schema={inner}
            path={[...path, code]}
            file={file}
            caption={languages[code]?.name}
          />
        ))}
      </div>
    </fieldset>
  );
}
