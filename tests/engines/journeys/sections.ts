import { sectionIds } from '../../../src/routes.ts';
import { mainLanguage } from '../../languages.ts';
import { arrive, desktop, type Journey, openPage, restsAt } from '../journey.ts';

/** How far a section's top comes to rest below the window's, in px: the bar's 144 and 60 of air. */
export const restOfSections = 204;

const jumps = sectionIds.filter((id) => id !== 'home');

const journeyFrom = (path: string): Journey => ({
  name: `the bar on ${path} leads to the sections`,
  async run({ tab, origin }) {
    await tab.setViewport(...desktop);
    for (const section of jumps) {
      await openPage(tab, `${origin}${path}?lang=${mainLanguage}`);
      await tab.click(`header a[href$="#${section}"]`);
      await arrive(tab, `/?lang=${mainLanguage}#${section}`);
      await restsAt(tab, `#${section}`, restOfSections);
    }
  },
});

export const sectionJourneys: Journey[] = [journeyFrom('/'), journeyFrom('/contact')];
