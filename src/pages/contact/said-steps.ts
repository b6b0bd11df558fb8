import type { TextWhen } from '../../content/schema.ts';
import { periodIn } from '../../i18n/amounts.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { site } from '../../site.ts';
import { sayIn } from '../say.ts';

/** The steps that follow a message, as they are on this site. */
export function saidSteps(steps: readonly TextWhen[], language: Language): string[] {
  const say = sayIn(language);
  const { weeksBefore = 0 } = site.calculator ?? {};
  const proposalPeriod =
    weeksBefore > 0 ? periodIn(languages[language].locale)(weeksBefore, 'week') : '';
  return steps.map((step) => say(step, { proposalPeriod })).filter((step) => step !== '');
}
