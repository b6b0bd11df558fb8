import { parseDocument } from 'yaml';
import { errorOf, type Problem } from '../problems/problem.ts';
import { type ContentFile, parseYaml } from './parse-yaml.ts';
import { readText } from './read-text.ts';
import { type StudioSettings, settingsSchema } from './settings-schema.ts';

/**
 * Reads settings.yaml, and adds to `problems`.
 * @param file - for messages too
 */
export function readSettingsFile(file: string, problems: Problem[]): ContentFile {
  const source = readText(file, problems);
  if (source === undefined) return { data: undefined, placeOf: () => ({ file }) };
  return parseYaml({ file, source }, settingsSchema(codesIn(source)), problems);
}

/** @throws an error with a sentence for each mistake */
export function readSettings(file: string): StudioSettings {
  const problems: Problem[] = [];
  const { data } = readSettingsFile(file, problems);
  if (problems.length > 0) throw errorOf(problems);
  return data as StudioSettings;
}

/** The settings are read for every part of a site, and are the same each time. */
let last: { source: string; codes: string[] } | undefined;

/** The codes of the languages, also when something else in the file is wrong. */
export function codesIn(source: string): string[] {
  if (last?.source !== source) last = { source, codes: readCodes(source) };
  return last.codes;
}

function readCodes(source: string): string[] {
  const document = parseDocument(source, { logLevel: 'silent', uniqueKeys: false });
  if (document.errors.length > 0) return [];
  const { languages }: { languages?: unknown } = document.toJS() ?? {};
  return typeof languages === 'object' && languages !== null ? Object.keys(languages) : [];
}
