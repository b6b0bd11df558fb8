import { type IconKind, iconSizes } from './icon-sizes.ts';
import icons from './icons.svg?no-inline';

type IconProps = {
  kind: IconKind;
  /** Its place in the list, from 0. */
  index: number;
  className?: string | undefined;
};

/** One of the small stitched pictures, all of which are in one file. Decoration: the words stand beside it. */
export function Icon({ kind, index, className }: IconProps) {
  return (
    <img
      src={`${icons}#${kind}-${index}`}
      {...iconSizes[kind]}
      alt=""
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
