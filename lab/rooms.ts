/**
 * `node lab/rooms.ts [folder]`: the rooms of `src` and the arrows between them, of this project or of a copy of it. A room
 * is a folder of `src`, or a file that lies in none; an arrow is there when a file of one imports one of the other.
 * An arrow runs back up when no order of the rooms lets all the others run down: of all orders one with the fewest
 * counts. Then lines of TypeScript, by folder, without tests.
 */
import { type Import, importsIn } from './import-order.ts';
import { sourcesIn } from './sources.ts';

const sources = Object.fromEntries(
  Object.entries(sourcesIn(process.argv[2])).filter(
    ([file]) => !/\.(test|spec|d)\.tsx?$/.test(file),
  ),
);
const roomOf = (file: string) => file.split('/')[1]?.replace(/\.tsx?$/, '') ?? '';
const isInSrc = (file: string) => file.startsWith('src/');

const imports = importsIn(sources).filter(
  ({ from, to }) => isInSrc(from) && isInSrc(to) && roomOf(from) !== roomOf(to),
);
const rooms = [...new Set(Object.keys(sources).filter(isInSrc).map(roomOf))].sort();
const arrows = Map.groupBy(imports, ({ from, to }) => `${roomOf(from)} -> ${roomOf(to)}`);

/** For each room the rooms that it imports, as bits. */
const below = rooms.map((room) =>
  rooms.reduce(
    (bits, other, index) => bits | (arrows.has(`${room} -> ${other}`) ? 1 << index : 0),
    0,
  ),
);

/** For each set of rooms, as bits: the fewest arrows that run back up in it, and the room that is last then. */
const fewest = new Uint8Array(1 << rooms.length);
const last = new Uint8Array(1 << rooms.length);
for (let set = 1; set < fewest.length; set++) {
  fewest[set] = 255;
  for (let room = 0; room < rooms.length; room++) {
    if (!(set & (1 << room))) continue;
    const others = set & ~(1 << room);
    // What stands before the last room and imports it runs back up.
    let back = 0;
    for (let other = 0; other < rooms.length; other++)
      if (others & (1 << other) && (below[other] ?? 0) & (1 << room)) back++;
    const count = (fewest[others] ?? 0) + back;
    if (count < (fewest[set] ?? 0)) {
      fewest[set] = count;
      last[set] = room;
    }
  }
}
const drawn: string[] = [];
for (let set = fewest.length - 1; set > 0; set &= ~(1 << (last[set] ?? 0)))
  drawn.unshift(rooms[last[set] ?? 0] ?? '');

console.log(
  `${rooms.length} rooms of src, ${arrows.size} arrows, ${fewest.at(-1)} of them back up\n`,
);
const told = (all: readonly Import[]) =>
  `${all.length}${all.every(({ isType }) => isType) ? ', types only' : ''}`;
for (const room of drawn) {
  const to = [...arrows].filter(([name]) => name.startsWith(`${room} -> `));
  const isBack = ([name]: (typeof to)[number]) =>
    drawn.indexOf(name.slice(room.length + 4)) > drawn.indexOf(room);
  console.log(
    `${room}: ${to
      .map(
        (arrow) =>
          `${isBack(arrow) ? 'BACK UP TO ' : ''}${arrow[0].slice(room.length + 4)} (${told(arrow[1])})`,
      )
      .join(', ')}`,
  );
}

const lines = new Map<string, number>();
for (const [file, source] of Object.entries(sources)) {
  const folder = file
    .split('/')
    .slice(0, file.startsWith('src/') || file.startsWith('packages/') ? 2 : 1);
  for (const part of folder.map((_, index) => folder.slice(0, index + 1).join('/')))
    lines.set(part, (lines.get(part) ?? 0) + source.split('\n').length - 1);
}
console.log('\nLines of TypeScript without tests');
for (const [folder, count] of [...lines].sort())
  console.log(`${String(count).padStart(7)} ${folder}`);
