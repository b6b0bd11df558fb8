import { type ComponentType, render } from 'preact';
import { find } from '../browser/element.ts';

/**
 * Draws components in places of a document that the build has written.
 * @param places - the component of each selector
 * @returns draws all of them with what is true now
 */
export function drawer<Props extends object>(
  places: Readonly<Record<string, ComponentType<Props>>>,
): (props: Props) => void {
  const found = Object.entries(places).map(
    ([selector, Part]) => [find(selector, Element), Part] as const,
  );
  return (props) => {
    for (const [place, Part] of found) render(<Part {...props} />, place);
  };
}
