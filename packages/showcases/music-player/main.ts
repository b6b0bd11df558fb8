import { find } from '../browser/element.ts';
import { browserShelf, isPhoto } from '../browser/kept.ts';
import { contactLink } from '../browser/language.ts';
import { closeOnBackdrop, followHistory, openSheet } from '../browser/sheets.ts';
import { writePage } from '../browser/write-words.ts';
import { drawer } from '../kit/places.tsx';
import { listenToKeys } from './keys.ts';
import { List } from './list.tsx';
import { joinMediaSession } from './media-session.ts';
import { Mini } from './mini.tsx';
import { openChannel, playInOneTab } from './one-tab.ts';
import { PIECES, pieceAt } from './pieces.ts';
import { isLost, placeIn } from './place.ts';
import { PlaceBar } from './place-bar.tsx';
import { createPlayer } from './player.ts';
import { createRenderer } from './renderer.ts';
import { Share } from './share.tsx';
import { Shortcuts } from './shortcuts.tsx';
import type { Shown } from './shown.ts';
import { Sleeve, Upcoming } from './sleeve.tsx';
import { createSpeaker } from './speaker.ts';
import { type Memory, mergeMemory, parseMemory, recall, remember } from './storage.ts';
import { Transport } from './transport.tsx';
import { startVisualiser } from './visualiser.ts';
import { words } from './words.ts';

writePage(words);
find('#studio', HTMLAnchorElement).href = contactLink(words.share.subject);

/** Milliseconds between two notes of where the music is, while it plays. */
const SAVE_PACE = 4000;

const known = PIECES.map(({ id }) => id);
const shelf = browserShelf('showcase-music-');

/** The same evening for every photograph: a piece half heard, some favourites. */
const posed: Memory = {
  ...parseMemory(null, known),
  favourites: ['pao-com-manteiga', 'a-ultima-luz', 'farol'],
  last: { id: 'a-ultima-luz', position: 49.48 },
};

const memory = isPhoto ? posed : recall(shelf, known);
const today = new Date();
const speaker = createSpeaker();
const renderer = createRenderer();
/** The address led to a piece that there is not, and nothing has been played since. */
let isAstray = false;

/** The place that the address leads to. It is taken once: a reload goes on where the music stopped. */
function takePlace() {
  const place = placeIn(location.hash, known);
  isAstray = isLost(location.hash, known);
  if (place || isAstray)
    history.replaceState(history.state, '', location.pathname + location.search);
  return place;
}

const player = createPlayer({
  renderer,
  speaker,
  memory,
  start: takePlace() ??
    memory.last ?? {
      id: pieceAt(today.getHours() * 60 + today.getMinutes()).id,
      position: 0,
    },
});

const root = document.documentElement;
const status = find('#status', HTMLElement);
const say = (sentence: string) => {
  status.textContent = sentence;
};

function wear() {
  const { piece, status: now } = player.state();
  for (const [name, colour] of Object.entries(piece.palette)) {
    root.style.setProperty(`--${name}`, colour);
  }
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', piece.palette.sky);
  document.title = now === 'playing' ? `${piece.title} · Onda` : words.head.title;
}

/** On a phone the list and the player are two screens; the address says which, so "back" works. */
function turn(shallFocus: boolean) {
  const view = location.hash === '#lista' ? 'lista' : 'tocar';
  const before = root.dataset.view;
  root.dataset.view = view;
  if (!shallFocus || before === view) return;
  window.scrollTo(0, 0);
  find(`#${view}`, HTMLElement).focus({ preventScroll: true });
}

wear();
player.subscribe(() => {
  wear();
  root.dataset.turned = 'true';
});
turn(false);
window.addEventListener('hashchange', () => {
  const place = takePlace();
  if (place) player.visit(place);
  draw();
  turn(true);
});
/** The values that this tab last read from storage. */
let base = memory;
function save() {
  const mine = player.memory();
  const stored = recall(shelf, known);
  const merged = mergeMemory(base, mine, stored);
  base = mine;
  if (JSON.stringify(merged) !== JSON.stringify(stored)) remember(shelf, merged);
}

const drawPlace = drawer({ '#place': PlaceBar });
const drawPage = drawer<Shown>({
  '#sleeve': Sleeve,
  '#controls': Transport,
  '.upcoming': Upcoming,
  '#list': List,
  '#share': Share,
  '#mini': Mini,
  '#sheet': Shortcuts,
});

function showPlace() {
  const { score } = player.state().piece;
  drawPlace({ player });
  find('#mini', HTMLElement).style.setProperty('--part', String(player.position() / score.seconds));
}

let announced = '';
function announce() {
  const { piece, status: now, failure } = player.state();
  const sentence = {
    playing: words.sound.playing(piece.title, piece.artist),
    preparing: words.sound.preparing(piece.title),
    failed: words.sound[failure ?? 'unable'],
    paused: '',
  }[now];
  if (sentence && sentence !== announced) say(sentence);
  announced = sentence;
}

function draw() {
  save();
  if (player.state().status !== 'paused') isAstray = false;
  drawPage({ player, say, isKept: shelf.isKept(), isAstray });
  showPlace();
  announce();
}

draw();
player.subscribe(draw);
const sheet = find('#sheet', HTMLDialogElement);
closeOnBackdrop(sheet);
find('#keys', HTMLButtonElement).addEventListener('click', () => openSheet(sheet));
joinMediaSession(player);
listenToKeys(player);
startVisualiser(player, speaker, showPlace);

shelf.onOtherTab(() => player.adopt(recall(shelf, known)));
window.addEventListener('pagehide', save);
playInOneTab(player, openChannel(), () => say(words.sound.elsewhere));
window.setInterval(() => {
  if (player.state().status === 'playing') save();
}, SAVE_PACE);

/** Renders the first piece while the page is idle, so that the first click plays at once. */
async function warm() {
  await player.warm();
  root.dataset.ready = 'true';
}
if (isPhoto) void warm();
else {
  addEventListener('load', () => renderer.prepare());
  setTimeout(() => void warm(), 1200);
}
followHistory();
