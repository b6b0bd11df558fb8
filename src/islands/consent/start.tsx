import { createRoot } from 'react-dom/client';
import { hearPresses } from '../hear-presses.ts';
import { propsOf } from '../take-over.tsx';
import { readTyped } from '../typed.ts';
import { View } from '../view.tsx';
import { Consent } from './consent.tsx';

/** Rendered in the browser only: the server does not know whether the visitor has answered. */
export function start(element: HTMLElement): void {
  hearPresses(element);
  createRoot(element).render(
    <View element={element} last={{ typed: readTyped(element) }}>
      <Consent {...propsOf<'consent'>(element)} />
    </View>,
  );
}
