/** Runs the checks one after another, and says what was found in lines for a terminal. */
import { addressChecks } from './check-address.ts';
import { formChecks } from './check-form.ts';
import { messageChecks } from './check-messages.ts';
import { pageChecks } from './check-pages.ts';
import { hasOwnMessages } from './post.ts';
import { type FaultKind, type ProxyName, proxiesIn, remedies, remedyOf } from './remedies.ts';
import type { DoctorCheck, Fault, Visit } from './visit.ts';

/** That there is an answer, with a certificate that browsers take. */
const answerCheck: DoctorCheck = {
  name: 'there is an answer',
  run: async ({ ask }) => {
    await ask('/');
    return [];
  },
};

/**
 * The checks for an address. One with a port has no other name to check. Where nothing answers, only what may be the
 * reason is asked for.
 */
export function checksFor({ origin, site }: Visit, answers = true): DoctorCheck[] {
  const { protocol, port } = new URL(origin);
  const ofAddress = protocol === 'https:' && port === '' ? addressChecks : [];
  if (!answers) return [answerCheck, ...ofAddress];
  const ofMessages = hasOwnMessages(site.manifest) ? [...messageChecks, ...formChecks] : [];
  return [...ofAddress, ...pageChecks, ...ofMessages];
}

/** Runs a check; one that gets no answer is a fault. */
export async function runCheck({ run }: DoctorCheck, visit: Visit): Promise<Fault[]> {
  try {
    return await run(visit);
  } catch (error) {
    return [{ kind: 'no-answer', where: visit.origin, found: String(error) }];
  }
}

export type Examination = {
  /** False where nothing answered. */
  answers: boolean;
  proxies: ProxyName[];
  faults: Fault[];
};

/** Runs all checks, one request at a time. `tell` hears of each check when it has ended. */
export async function examine(
  visit: Visit,
  tell: (name: string, faults: readonly Fault[]) => void = () => {},
): Promise<Examination> {
  const { answers, proxies } = await visit.ask('/').then(
    ({ headers }) => ({ answers: true, proxies: proxiesIn(headers) }),
    () => ({ answers: false, proxies: [] }),
  );
  const all: Fault[] = [];
  for (const check of checksFor(visit, answers)) {
    const faults = await runCheck(check, visit);
    tell(check.name, faults);
    all.push(...faults);
  }
  return { answers, proxies, faults: all };
}

/** Places of a fault that are named. */
const shown = 3;

/** What is wrong, how often and where, and the line to add; one entry for each kind. */
export function describeFaults(faults: readonly Fault[], proxies: readonly ProxyName[]): string[] {
  const kinds = Map.groupBy(faults, ({ kind }) => kind);
  return [...kinds].map(([kind, alike]: [FaultKind, Fault[]]) => {
    const places = alike.slice(0, shown).map(({ where, found }) => `  ${where}: ${found}`);
    const more = alike.length - shown;
    if (more > 0) places.push(`  and ${more} more`);
    const remedy = remedyOf(kind, proxies).replaceAll('\n', '\n    ');
    return [`${remedies[kind].says}:`, ...places, `  → ${remedy}`].join('\n');
  });
}
