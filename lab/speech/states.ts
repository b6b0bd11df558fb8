/** What visitors do by the keys alone, and what they have to hear of it. */
import { type Code, isCode } from '../../packages/showcases/browser/language.ts';
import { dictionaries } from '../../packages/showcases/dictionaries.ts';
import { fill } from '../../src/i18n/fill.ts';
import { plainIn } from '../../src/i18n/finished.ts';
import { words } from '../../src/in-force/content.ts';
import { type Language, languageCodes, languages } from '../../src/in-force/languages.ts';
import { hrefTo, isRoute } from '../../src/in-force/routes.ts';
import { showcases } from '../../src/in-force/site.ts';
import { barLinks } from '../../src/layout/navigation.ts';
import type { PageId } from '../../src/pages/registry.ts';
import type { Step } from './session.ts';

export type State = {
  /** Its address, on the site that takes messages unless another is named. */
  address: string;
  site?: 'refusing' | 'measured';
  steps: readonly Step[];
  /** Of the window, in px; a desktop's without. */
  width?: number;
};

const act: Step = { press: 'Return' };
const typed = (type: string): Step[] => [{ type }, { press: 'Tab' }];
const message = ['Ana', 'ana@example.pt', 'Site', 'Bom dia'];

type Described = Omit<State, 'address'> & { page: PageId };

/** By their names, of the pages that the site has. */
export function statesIn(language: Language): Readonly<Record<string, State>> {
  const ofPages = Object.entries(ofPagesIn(language)).flatMap(([name, { page, ...state }]) =>
    isRoute(page) ? [[name, { ...state, address: hrefTo(page, language) }] as const] : [],
  );
  const ofShowcases = Object.entries(mainJobsIn(language)).flatMap(([slug, steps]) =>
    showcases.includes(slug)
      ? // On the day of the pictures, when everything is open.
        [[slug, { address: `/showcase/${slug}/?lang=${language}&photo`, steps }] as const]
      : [],
  );
  return Object.fromEntries([...ofPages, ...ofShowcases]);
}

function ofPagesIn(language: Language): Readonly<Record<string, Described>> {
  const { common, home, prices, contact, consent } = plainIn(words[language]);
  const { navigation } = common;
  const { projectsSection: projects, faqsSection: faqs, aboutSection: film } = home;
  const count = home.projectsSection.projects.length;
  const at = (number: number) => fill(projects.position, { number, count });
  const other = languageCodes.find((code) => code !== language) ?? language;
  const send: Step[] = [{ reach: contact.submitButton }, act];
  const filled = [{ reach: contact.labels.name }, ...message.flatMap(typed)];
  const answered = (answer: 'accept' | 'refuse', soFar: string): Described => ({
    page: 'terms-and-conditions',
    site: 'measured',
    steps: [
      ...[{ reach: consent[answer] }, { hear: [consent.title] }, act],
      ...[{ reach: consent.settings }, act, { hear: [consent.title, soFar] }],
    ],
  });
  const [first = '', ...others] = barLinks(language).map(({ name }) => name);
  return {
    bar: {
      page: 'home',
      steps: [
        { reach: first },
        ...others.flatMap((name): Step[] => [{ press: 'Tab' }, { hear: [name] }]),
      ],
    },
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
        { hear: [navigation.menuLabel] },
        { press: 'Tab' },
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
      // That it is being sent is not said: the answer is there first.
      steps: [...filled, act, { hear: [contact.success, contact.sentPage.text] }],
    },
    refused: {
      page: 'contact',
      site: 'refusing',
      steps: [...filled, act, { hear: [contact.failure, contact.notSent] }],
    },
    accepted: answered('accept', consent.soFar.granted),
    declined: answered('refuse', consent.soFar.denied),
  };
}

/** What stands in a text before, between and behind what only the page knows. */
const gap = '…';
const parts = (text: string) => text.split(gap).filter((part) => /\p{L}/u.test(part));

const wordsOf = (code: Code) => ({
  restaurant: dictionaries.restaurant[code],
  hotel: dictionaries.hotel[code],
  bakery: dictionaries.bakery[code],
  legacy: dictionaries.legacy[code],
  music: dictionaries.music[code],
});

/** What each demonstration is there for, by its name. */
function mainJobsIn(language: Language): Readonly<Record<string, readonly Step[]>> {
  if (!isCode(language)) return {};
  const { restaurant, hotel, bakery, legacy, music } = wordsOf(language);
  const { bill, dishes, menu, say } = restaurant;
  const { bookings, calendar, dates, details, picking, roomList } = hotel;
  const { mine, page, shelf } = bakery;
  const { book } = legacy.page;
  const dish = dishes.tabua.name;
  const loaf = bakery.bakes['massa-mae'].name;
  const later = (days: number) => Array.from({ length: days }, (): Step => ({ press: 'Right' }));
  return {
    'restaurant-orders': [
      ...[{ reach: menu.choose(dish) }, act, { hear: [dish] }],
      // Four pieces are chosen already.
      ...[{ reach: menu.add }, act, { hear: parts(say.added(dish, 1, 5, gap)) }],
      ...[{ reach: bill.send }, act, { hear: [say.sent] }],
    ],
    'hotel-booking': [
      ...[
        { reach: calendar.arrival },
        ...later(4),
        act,
        { hear: parts(picking.arrival(gap, gap)) },
      ],
      ...[...later(3), act, { hear: parts(picking.departure(gap)) }],
      ...[{ reach: dates.seeRooms }, act, { hear: [roomList.heading] }],
      ...[{ reach: roomList.choose }, act, { hear: [details.heading] }],
      { reach: details.name },
      ...['Ana', 'ana@example.pt', '912345678'].flatMap(typed),
      ...[{ reach: details.terms }, { press: 'space' }],
      ...[
        { reach: parts(details.confirm(gap))[0] ?? '' },
        act,
        { hear: parts(bookings.until(gap, 'Ana')) },
      ],
    ],
    bakery: [
      ...[{ reach: shelf.more(loaf) }, act, { hear: [shelf.inBag(loaf, 1)] }],
      ...[{ reach: page.stepSlot }, { press: 'space' }],
      ...[{ reach: page.name }, ...['Ana', '912345678'].flatMap(typed)],
      ...[{ reach: page.confirm }, act, { hear: [mine.done] }],
    ],
    'personal-legacy': [
      ...[{ reach: legacy.page.book.title }, act],
      ...[{ reach: book.name }, ...['Ana', 'a', 'Bom dia a todos.'].flatMap(typed)],
      ...[{ reach: book.write }, act, { hear: [legacy.book.thanks('Ana')] }],
    ],
    'music-player': [
      ...[
        { reach: `${music.controls.play} push button` },
        act,
        { hear: parts(music.sound.playing(gap, gap)), or: music.sound.soundless },
      ],
    ],
  };
}
