/** What the checks of `npm run doctor` share. */
import type { Site } from '../http/built-site.ts';
import type { Answer, Question } from './ask.ts';
import type { FaultKind } from './remedies.ts';

export type Visit = {
  /** The public address, as `https://www.example.pt`. */
  origin: string;
  /** The build that should be there. */
  site: Site;
  ask: (path: string, question?: Question) => Promise<Answer>;
};

/** What is wrong, at which address, and what came instead. */
export type Fault = { kind: FaultKind; where: string; found: string };

export type DoctorCheck = { name: string; run: (visit: Visit) => Promise<Fault[]> };

/** Every document in every language; one without languages counts as the default language. */
export const documentsOf = ({ manifest: { documents, defaultLanguage } }: Site) =>
  Object.entries(documents).flatMap(([path, files]) =>
    Object.entries(typeof files === 'string' ? { [defaultLanguage]: files } : files).map(
      ([language, file]) => ({ path, language, file }),
    ),
  );

/** The content of a file of the build; empty when there is none. */
export const bytesOf = ({ files }: Site, file: string): Buffer =>
  Buffer.from(files.get(file)?.bytes ?? []);

/** The headers that the build wants for a file. */
export const headersFor = ({ manifest: { headers } }: Site, file: string) =>
  Object.entries({ ...headers['*'], ...headers[file] });
