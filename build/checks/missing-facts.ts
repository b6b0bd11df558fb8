/** Facts that a studio may leave empty, and what clients miss without them. */
import { inStudio } from '../../src/studio/folder.ts';
import type { Site } from '../../src/studio/site.ts';

export type OptionalFacts = Pick<Site, 'people' | 'phone'> & {
  company: Pick<Site['company'], 'founded' | 'team' | 'clients'>;
  promises: Pick<Site['promises'], 'insurance'>;
};

/** Returns advice for each that is empty. It stops nothing. */
export function missingFacts({ people, phone, company, promises }: OptionalFacts): string[] {
  const missing = [
    ['people', people.length === 0, 'clients want to see who does the work, with a face.'],
    ['phone', phone === '', 'some clients ring first, and those whose website has stopped do.'],
    ['company.founded', !company.founded, 'clients ask since when you have been there.'],
    ['company.team', !company.team, 'clients ask how many you are.'],
    ['company.clients', !company.clients, 'clients look for others who can be asked.'],
    ['promises.insurance', !promises.insurance, 'companies ask whether you are insured.'],
  ] as const;
  return missing
    .filter(([, isMissing]) => isMissing)
    .map(([path, , reason]) => `${inStudio('content/studio.yaml')} (${path}) is empty: ${reason}`);
}
