import { type RoomId, roomById, rooms } from '../rooms.ts';

/** A choice of one of the rooms. */
export const roomChoice = {
  of: rooms.map(({ id }) => id),
  say: (id: RoomId) => roomById(id).name,
};
