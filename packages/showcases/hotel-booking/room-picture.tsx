import type { RoomId } from './rooms.ts';

const files = import.meta.glob<string>('./rooms/*.svg', { import: 'default', eager: true });

/** A drawing of the room, 4:3, decorative: its words stand beside it. */
export const RoomPicture = ({ id }: { id: RoomId }) => (
  <img class="interior" src={files[`./rooms/${id}.svg`]} width={320} height={240} alt="" />
);
