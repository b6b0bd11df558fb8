import type { ComponentType, ReactElement } from 'react';
import type { ConsentProps } from './consent/consent.tsx';
import type { ContactFormProps } from './contact-form/contact-form.tsx';
import type { ProjectCarouselProps } from './project-carousel/project-carousel.tsx';

/** What each island is given, in the document and in the browser alike: its own words and nothing else. */
export type IslandProps = {
  'contact-form': ContactFormProps;
  'project-carousel': ProjectCarouselProps;
  consent: ConsentProps;
};

export type IslandName = keyof IslandProps;

type IslandElementProps<Name extends IslandName> = {
  name: Name;
  /** What stands in the document until then; without one the element is empty. */
  component?: ComponentType<IslandProps[Name]>;
  props: IslandProps[Name];
  className?: string | undefined;
};

/**
 * An element that React takes over in the browser: rendered into the document like everything else,
 * with what it was given beside it, so that loader.ts can start it there with the same.
 */
export function Island<Name extends IslandName>({
  name,
  component: Component,
  props,
  className,
}: IslandElementProps<Name>): ReactElement {
  return (
    <div className={className} data-island={name} data-props={JSON.stringify(props)}>
      {Component && <Component {...props} />}
    </div>
  );
}
