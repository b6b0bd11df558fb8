/** What visitors do by the keys alone, and what they have to hear of it. */
import { fill } from '../../src/i18n/fill.ts';
import { plainIn } from '../../src/i18n/finished.ts';
import { words } from '../../src/in-force/content.ts';
import { type Language, languageCodes, languages } from '../../src/in-force/languages.ts';
import type { RouteId } from '../../src/in-force/routes.ts';
import type { Step } from './session.ts';

export type State = {
  page: RouteId;
  steps: readonly Step[];
  /** Of the window, in px; a desktop's without. */
  width?: number;
};

const act: Step = { press: 'Return' };
const message = ['Ana', 'ana@example.pt', 'Site', 'Bom dia'];

/** By their names; of a site in `language` that has the page with the prices and questions. */
export function statesIn(language: Language): Readonly<Record<string, State>> {
  const { common, home, prices, contact } = plainIn(words[language]);
  const { navigation } = common;
  const { projectsSection: projects, faqsSection: faqs, aboutSection: film } = home;
  const count = home.projectsSection.projects.length;
  const at = (number: number) => fill(projects.position, { number, count });
  const other = languageCodes.find((code) => code !== language) ?? language;
  const send: Step[] = [{ reach: contact.submitButton }, act];
  const filled = message.flatMap((type): Step[] => [{ type }, { press: 'Tab' }]);
  return {
    language: {
      page: 'home',
      steps: [
        { reach: `${other.toUpperCase()}, ${languages[other].name}` },
        act,
        { hear: [`Finished loading ${plainIn(words[other]).home.page.title}`] },
      ],
    },
    menu: {
      page: 'home',
      width: 600,
      steps: [
        { reach: navigation.openMenu },
        act,
        { hear: [navigation.closeMenu] },
        { press: 'Escape' },
        { hear: [navigation.openMenu] },
      ],
    },
    film: {
      page: 'home',
      // Orca does not say that the name of a button has changed.
      steps: [
        ...[{ reach: film.pauseVideo }, act, { press: 'Tab' }, { press: 'shift+Tab' }],
        { hear: [film.playVideo] },
      ],
    },
    carousel: {
      page: 'home',
      steps: [
        { reach: projects.next },
        ...Array.from({ length: count }, (_, turn): Step[] => [
          act,
          { hear: [at(((turn + 1) % count) + 1)] },
        ]).flat(),
      ],
    },
    answers: {
      page: 'home',
      steps: [
        { reach: faqs.faqs[0]?.question ?? '' },
        act,
        { hear: ['expanded'] },
        act,
        { hear: ['collapsed'] },
      ],
    },
    calculator: {
      page: 'prices',
      steps: [
        { reach: prices.calculator?.features.bookings.label ?? '' },
        { press: 'space' },
        { hear: [prices.calculator?.tax ?? ''] },
      ],
    },
    mistakes: {
      page: 'contact',
      steps: [
        ...send,
        // In Chromium 156 Orca says the description of a field again when it has changed.
        { hear: [contact.labels.name, contact.validation.required], times: 2 },
        { type: message[0] ?? '' },
        { press: 'Tab' },
        { hear: [contact.labels.email] },
      ],
    },
    received: {
      page: 'contact',
      steps: [
        { reach: contact.labels.name },
        ...filled,
        act,
        { hear: [contact.success, contact.sentPage.text] },
      ],
    },
  };
}
