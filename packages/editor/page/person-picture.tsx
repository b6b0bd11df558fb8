import type { ReactNode } from 'react';
import { useForm } from './form-state.ts';
import { PictureDrop } from './picture-drop.tsx';

type PersonPictureProps = {
  /** The name of its file; empty without one. */
  picture: string;
  /** Of the person. */
  name: string;
  onChange: (picture: string | undefined) => void;
};

export function PersonPicture({ picture, name, onChange }: PersonPictureProps): ReactNode {
  const { words } = useForm();
  return (
    <>
      {picture !== '' && (
        <p className="chosen">
          <img
            alt=""
            width="96"
            height="96"
            src={`/desk/picture?${new URLSearchParams({ path: `public/people/${picture}` })}`}
          />
          <button type="button" onClick={() => onChange(undefined)}>
            {words.removePicture}
          </button>
        </p>
      )}
      <PictureDrop kind="person" name={name} onMade={onChange} />
    </>
  );
}
