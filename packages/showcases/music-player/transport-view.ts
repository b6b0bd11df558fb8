import { find } from '../browser/element.ts';
import { locale } from '../browser/language.ts';
import { showCover } from './covers.ts';
import { dress, press } from './dress.ts';
import { pieceOf } from './pieces.ts';
import { onlyOf, type Player } from './player.ts';
import { following } from './queue.ts';
import { clock, hourName, spoken } from './time.ts';
import { words } from './words.ts';

const percent = new Intl.NumberFormat(locale, { style: 'percent' });

function fill(range: HTMLInputElement) {
  const part = (Number(range.value) - Number(range.min)) / (Number(range.max) || 1);
  range.style.setProperty('--part', String(part));
}

/** The words, the sliders and the buttons under the horizon, and the small player of the phone. */
export function createTransportView(player: Player, say: (sentence: string) => void) {
  const button = (id: string) => find(`#${id}`, HTMLButtonElement);
  const text = (id: string) => find(`#${id}`, HTMLElement);
  const seek = find('#seek', HTMLInputElement);
  const volume = find('#volume', HTMLInputElement);
  const play = button('play');
  const miniPlay = button('mini-play');
  /** The piece whose place is being chosen with the thumb held, or null. */
  let dragged: string | null = null;
  let announced = '';

  dress(button('previous'), 'previous');
  dress(button('next'), 'next');
  dress(button('mini-next'), 'next');
  const clicks = {
    play: player.toggle,
    again: player.play,
    'mini-play': player.toggle,
    next: player.next,
    'mini-next': player.next,
    previous: player.previous,
    shuffle: player.toggleShuffle,
    repeat: player.cycleRepeat,
    mute: player.toggleMute,
    favourite: () => player.toggleFavourite(player.state().piece.id),
  };
  for (const [id, act] of Object.entries(clicks)) button(id).addEventListener('click', act);
  volume.addEventListener('input', () => player.setVolume(Number(volume.value) / 100, false));
  volume.addEventListener('change', () => player.setVolume(Number(volume.value) / 100));
  // While the thumb is held the music goes on; it jumps once the thumb is let go.
  seek.addEventListener('input', () => {
    dragged = player.state().piece.id;
    showPosition(Number(seek.value));
  });
  // A thumb that is let go where it was taken up has changed nothing: browsers send no `change` then.
  for (const event of ['change', 'pointerup', 'pointercancel', 'touchend', 'blur'])
    seek.addEventListener(event, () => {
      if (dragged === null) return;
      const isSame = dragged === player.state().piece.id;
      dragged = null;
      if (isSame) player.seek(Number(seek.value));
    });

  function showPosition(seconds: number) {
    const { score } = player.state().piece;
    if (dragged === null) seek.value = String(Math.floor(seconds));
    text('elapsed').textContent = clock(seconds);
    seek.setAttribute('aria-valuetext', words.time.of(spoken(seconds), spoken(score.seconds)));
    // The slider steps in whole seconds; its line moves with every frame.
    seek.style.setProperty('--part', String(Math.min(1, seconds / Number(seek.max))));
    text('mini').style.setProperty('--part', String(Math.min(1, seconds / score.seconds)));
  }

  function announce() {
    const { piece, status, failure } = player.state();
    const sentence = {
      playing: words.sound.playing(piece.title, piece.artist),
      preparing: words.sound.preparing(piece.title),
      failed: words.sound[failure ?? 'unable'],
      paused: '',
    }[status];
    if (sentence && sentence !== announced) say(sentence);
    announced = sentence;
  }

  function update() {
    const { piece, queue, favourites, status, failure, prepared } = player.state();
    const { volume: level, isMuted } = player.state();
    // The piece has ended under the thumb.
    if (dragged !== piece.id) dragged = null;
    const isOn = status === 'playing' || status === 'preparing';
    const sentence = words.sound[failure ?? 'unable'];
    const texts = {
      hour: hourName(piece.hour),
      title: piece.title,
      artist: piece.artist,
      notice: {
        preparing: words.sound.made(percent.format(prepared)),
        failed: sentence,
        paused: piece.instruments,
        playing: piece.instruments,
      }[status],
      total: clock(piece.score.seconds),
      'mini-title': piece.title,
      // Beside the list it is the only place for it.
      'mini-artist': status === 'failed' ? sentence : piece.artist,
    };
    for (const [id, word] of Object.entries(texts)) text(id).textContent = word;
    text('mini-artist').lang = status === 'failed' ? locale : 'pt-PT';
    button('again').hidden = status !== 'failed';
    seek.max = String(Math.floor(piece.score.seconds));

    for (const one of [play, miniPlay]) {
      dress(one, isOn ? 'pause' : 'play', isOn ? words.controls.pause : words.controls.play);
      one.toggleAttribute('data-preparing', status === 'preparing');
      one.style.setProperty('--part', String(prepared));
    }
    dress(button('shuffle'), 'shuffle');
    press(button('shuffle'), queue.shuffled !== null);
    dress(
      button('repeat'),
      queue.repeat === 'one' ? 'repeatOne' : 'repeat',
      words.controls.repeat[queue.repeat],
    );
    button('repeat').toggleAttribute('data-on', queue.repeat !== 'off');
    dress(button('favourite'), 'heart');
    press(button('favourite'), favourites.has(piece.id));
    dress(button('mute'), isMuted || level === 0 ? 'muted' : 'loud');
    press(button('mute'), isMuted);
    volume.value = String(Math.round(level * 100));
    volume.setAttribute('aria-valuetext', isMuted ? words.controls.muted : percent.format(level));
    volume.toggleAttribute('data-muted', isMuted);
    fill(volume);

    const next = pieceOf(following(queue, onlyOf(player.state())));
    text('upcoming').textContent = next.title;
    showCover(find('#upcoming-cover', HTMLCanvasElement), next, 44);
    showCover(find('#mini-cover', HTMLCanvasElement), piece, 48);
    showPosition(player.position());
    announce();
  }

  player.subscribe(update);
  update();
  return { showPosition: () => (dragged !== null ? undefined : showPosition(player.position())) };
}
