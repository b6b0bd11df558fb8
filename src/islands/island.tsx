import type { ComponentType, ReactElement } from 'react';
import { type Kept, shownIn } from '../i18n/finished.ts';
import type { CalculatorProps } from './calculator/calculator.tsx';
import type { ConsentProps } from './consent/consent.tsx';
import type { ContactFormProps } from './contact-form/contact-form.tsx';
import type { IslandName } from './island-name.ts';
import type { PaybackProps } from './payback/payback-fields.tsx';
import type { ProjectCarouselProps } from './project-carousel/project-carousel.tsx';

/** The props of each island, which are the same at build time and in the browser: only its own words. */
export type IslandProps = {
  'contact-form': ContactFormProps;
  'project-carousel': ProjectCarouselProps;
  calculator: CalculatorProps;
  payback: PaybackProps;
  consent: ConsentProps;
};

type IslandElementProps<Name extends IslandName> = {
  name: Name;
  /** Prerendered into the document; without it the element is empty. */
  component?: ComponentType<IslandProps[Name]>;
  /** Their texts may be finished ones. */
  props: Kept<IslandProps[Name]>;
  className?: string | undefined;
  /** Nothing but controls that need React. */
  isEnhancement?: boolean;
};

/**
 * An element that a script takes over in the browser: React, or one of its own. It is prerendered with its props in an
 * attribute, so loader.ts starts it with the same props.
 */
export function Island<Name extends IslandName>({
  name,
  component: Component,
  props: given,
  className,
  isEnhancement,
}: IslandElementProps<Name>): ReactElement {
  // React expects the texts of its props in the document, and no elements for phrases of other languages.
  const props = shownIn(given) as IslandProps[Name];
  return (
    <div
      className={className}
      data-island={name}
      data-props={JSON.stringify(props)}
      data-double={isEnhancement && ''}
    >
      {Component && <Component {...props} />}
    </div>
  );
}
