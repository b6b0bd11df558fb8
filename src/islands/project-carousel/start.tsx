import { propsOf, takeOver } from '../take-over.tsx';
import { ProjectCarousel } from './project-carousel.tsx';

export const start = (element: HTMLElement): void =>
  takeOver(element, <ProjectCarousel {...propsOf<'project-carousel'>(element)} />);
