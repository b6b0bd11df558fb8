import { Picture } from '../kit/picture.tsx';
import tall from './wordmark-tall.svg?raw';
import wide from './wordmark-wide.svg?raw';

/** The name on one line for wide screens, on two for a phone. */
export const Wordmark = () => (
  <div id="wordmark">
    <Picture svg={wide} class="wordmark wordmark-wide" />
    <Picture svg={tall} class="wordmark wordmark-tall" />
  </div>
);
