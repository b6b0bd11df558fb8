import { counter } from '../../browser/plural.ts';
import type { Words } from './pt.ts';

const count = counter('en-GB');

export const en: Words = {
  withoutScripts: 'The sound is made with JavaScript: switch it on to listen.',
  head: {
    title: 'Onda, a music player (demonstration)',
    description:
      'Demonstration of a music player: eight tracks written for the hours of the day, with the sound made in the browser itself.',
  },
  page: {
    skip: 'Skip to the list',
    demo: 'Demonstration',
    made: ': the sound is made now, in your browser',
    back: 'Projects',
    stage: 'Now playing',
    next: 'Next',
    list: 'List',
    day: 'A day in eight\u00a0tracks',
    show: 'Show',
    all: 'All',
    favourites: 'Favourites',
    arrange: 'Reorder',
    restore: 'Original order',
    unkept:
      'This browser won’t keep anything: favourites and order last as long as the page is open.',
    empty: 'No favourites yet. Press the heart beside a track to keep it here.',
    invented:
      'The tracks and the artists are made up. The sound is made here: no music is downloaded, and nothing is sent.',
  },
  controls: {
    position: 'Position in the track',
    all: 'Playback',
    shuffle: 'Shuffle',
    previous: 'Previous',
    play: 'Play',
    pause: 'Pause',
    next: 'Next',
    favourite: 'Favourite',
    sound: 'Sound',
    mute: 'Mute',
    muted: 'Muted',
    volume: 'Volume',
    repeat: { off: 'Repeat: off', all: 'Repeat: all', one: 'Repeat: this track' },
  },
  sound: {
    playing: (title, artist) => `Playing: ${title}, ${artist}`,
    preparing: (title) => `Getting ${title} ready`,
    made: (part) => `Making the sound, ${part}`,
    offline: 'No connection: part of the page is missing. Try again once you are back online.',
    unable: 'This browser couldn’t make the sound.',
    soundless: 'No sound output found. Check that speakers or headphones are connected.',
    again: 'Try again',
    elsewhere: 'Paused: the music is playing in another tab.',
  },
  list: {
    kept: (tracks, minutes) =>
      `${count(tracks, 'favourite', 'favourites')}, ${count(minutes, 'minute', 'minutes')}`,
    restored: 'The list is in its original order.',
    mine: 'My order',
    mineRestored: 'The list is in your order again.',
    summary: (minutes) => `Eight artists, ${minutes} minutes`,
    favourite: (title) => `Favourite: ${title}`,
    up: (title) => `Move ${title} up`,
    down: (title) => `Move ${title} down`,
    place: (title, place, all) => `${title}: number ${place} of ${all}`,
  },
  share: {
    copy: 'Copy a link to this moment',
    copied: 'Link copied.',
    unknown: 'This link leads to a track that doesn’t exist.',
    notCopied: 'Copy this link.',
    embed: 'To put this track on your site, copy this:',
    named: (piece, artist) => `${piece}, ${artist}, on Onda`,
    studio: 'If your label needs a player like this, tell us what you’d like people to hear.',
    toStudio: 'Talk to the studio',
    subject: 'A music player like Onda',
    tryTitle: 'Try this',
    tryFirst:
      'Nothing was recorded: your browser plays the tracks itself. Take them into a tunnel.',
    trySecond:
      'Copy the link halfway through a track and open it in another tab: it starts at that second.',
  },
  time: {
    hour: (hours, minutes) => `${hours}:${minutes}`,
    minutes: (amount) => count(amount, 'minute', 'minutes'),
    seconds: (amount) => count(amount, 'second', 'seconds'),
    and: (minutes, seconds) => `${minutes} and ${seconds}`,
    of: (position, all) => `${position} of ${all}`,
  },
  instruments: {
    'antes-do-galo': 'piano, bells, one long chord',
    'pao-com-manteiga': 'two guitars, brushes',
    'eletrico-sem-pressa': 'marimba, flute, a tram bell',
    'sesta-no-patio': 'classical guitar, cicadas',
    'bola-de-berlim': 'guitar, flute, sand',
    'a-ultima-luz': 'electric piano, bass, drums',
    'terceiro-esquerdo': 'twelve-string guitar, steel-string guitar',
    farol: 'piano, bells, the sea',
  },
  shortcuts: {
    heading: 'Keyboard shortcuts',
    use: 'Use the single-key shortcuts',
    media:
      'The media keys on your keyboard and headphones work too, in browsers that pass them on to the page.',
    close: 'Close',
    space: 'Space',
    toggle: 'Play and pause',
    seek: 'Back and forward 5 seconds',
    volume: 'Louder and quieter',
    next: 'Next track',
    previous: 'Previous track',
    repeat: 'Repeat',
    favourite: 'Mark as a favourite',
  },
};
