import type { ComponentProps } from 'preact';

const REPEAT =
  'M4 12V9.5A2.5 2.5 0 0 1 6.5 7H19M16.5 4.5 19 7l-2.5 2.5M20 12v2.5a2.5 2.5 0 0 1-2.5 2.5H5M7.5 19.5 5 17l2.5-2.5';
const CONE = 'M4 9.5v5h3.2L12 18.5v-13L7.2 9.5z';

const ICONS = {
  play: 'M8 4.6v14.8L20 12z',
  pause: 'M7 5h3.6v14H7zM13.4 5H17v14h-3.6z',
  next: 'M5 5.4v13.2L14.6 12zM15.6 5.4H18.6v13.2h-3z',
  previous: 'M19 5.4v13.2L9.4 12zM5.4 5.4h3v13.2h-3z',
  shuffle:
    'M3 7h3.5c5 0 6 10 11 10H20M3 17h3.5c1.6 0 2.8-1 3.8-2.4M13.2 9.3C14.2 8 15.6 7 17.5 7H20M18 4.5 20.5 7 18 9.5M18 14.5 20.5 17 18 19.5',
  repeat: REPEAT,
  repeatOne: `${REPEAT}M10.8 11l1.7-1v4.6`,
  heart:
    'M12 19.5S4.5 15 4.5 9.6A3.9 3.9 0 0 1 12 8a3.9 3.9 0 0 1 7.5 1.6C19.5 15 12 19.5 12 19.5z',
  loud: `${CONE}M15 9a4.2 4.2 0 0 1 0 6M17.6 6.5a7.8 7.8 0 0 1 0 11`,
  muted: `${CONE}M15.5 9.5l5 5M20.5 9.5l-5 5`,
  up: 'M12 18V6M6.5 11.5 12 6l5.5 5.5',
  down: 'M12 6v12M6.5 12.5 12 18l5.5-5.5',
} as const;

type Icon = keyof typeof ICONS;

const SOLID: ReadonlySet<Icon> = new Set(['play', 'pause', 'next', 'previous']);

type RoundButtonProps = Omit<ComponentProps<'button'>, 'icon' | 'label'> & {
  icon: Icon;
  label: string;
};

export const RoundButton = ({ icon, label, ...props }: RoundButtonProps) => (
  <button type="button" class="round" aria-label={label} {...props}>
    <svg viewBox="0 0 24 24" aria-hidden="true" class={SOLID.has(icon) ? 'icon solid' : 'icon'}>
      <path d={ICONS[icon]} />
    </svg>
  </button>
);

export const Pill = (props: ComponentProps<'button'>) => (
  <button type="button" class="pill" {...props} />
);
