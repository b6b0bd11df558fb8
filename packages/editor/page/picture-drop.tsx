import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from './form-state.ts';
import { sendPicture, sentenceOf } from './requests.ts';

export type PictureDropProps = {
  kind: 'person' | 'desktop' | 'mobile' | 'notes' | 'pages';
  /** Of the person or the project; for a text the name of the file is taken. */
  name?: string;
  onMade?: (value: string) => void;
  /** The address of the picture that is there, or waits for the save. */
  address?: string;
  /** How often it was made together with the other picture of the two. */
  pairs?: number;
};

/**
 * Takes a picture that is dropped or chosen. The server makes the files of the site from it,
 * and writes them with the next save.
 */
export function PictureDrop({ kind, name, onMade, address, pairs }: PictureDropProps): ReactNode {
  const { id, words, isSaved, isStillOpen } = useForm();
  const [status, setStatus] = useState('');
  /** The picture that was dropped, as it is in the memory of the browser. */
  const [dropped, setDropped] = useState('');
  useEffect(() => {
    // What was refused, or still waits for the other picture, is not saved.
    if (isSaved) setStatus((before) => (before === words.made ? '' : before));
  }, [isSaved, words]);
  // The first of the two has come with the other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one more pair is made
  useEffect(() => {
    setStatus((before) => (before === words.waiting ? words.made : before));
  }, [pairs]);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  // To where it belongs by then: its entry may have been moved, or taken out.
  const give = useEffectEvent((value: string) => {
    if (isThere.current || !isStillOpen()) onMade?.(value);
  });
  const take = async (file: File | undefined) => {
    if (!file) return;
    setStatus(words.working);
    try {
      const { value } = await sendPicture(id, { kind, name: name || file.name }, file);
      setStatus(value === '' ? words.waiting : words.made);
      setDropped(URL.createObjectURL(file));
      if (value !== '') give(value);
    } catch (error) {
      setStatus(sentenceOf(error, words));
    }
  };
  const [isOver, setOver] = useState(false);
  return (
    <label
      className="drop"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files[0]);
      }}
    >
      {address && (
        <img
          key={dropped}
          alt=""
          height="96"
          src={dropped || `/desk/picture?${new URLSearchParams({ path: `public${address}` })}`}
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      )}
      {words[kind === 'desktop' || kind === 'mobile' ? kind : 'picture']}
      <input
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <span role="status">{status}</span>
    </label>
  );
}
