import { rooms } from '../rooms.ts';

/** The rooms, as the options of a select element. */
export const RoomOptions = () =>
  rooms.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
