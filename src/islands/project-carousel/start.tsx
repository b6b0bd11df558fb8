import { takeOver } from '../take-over.tsx';
import { ProjectCarousel } from './project-carousel.tsx';

export const start = (element: HTMLElement): void =>
  takeOver<'project-carousel'>(element, ProjectCarousel);
