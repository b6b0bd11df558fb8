import { type IconKind, iconSizes } from './icon-sizes.ts';
import icons from './icons.svg?no-inline';

type IconProps = {
  kind: IconKind;
  /** The id of what it stands beside, or the number that it is. */
  name: string | number;
  className?: string | undefined;
};

/** One of the small stitched pictures, all of which are in one file. Decoration: the words stand beside it. */
export function Icon({ kind, name, className }: IconProps) {
  return (
    <img
      src={`${icons}#${kind}-${name}`}
      {...iconSizes[kind]}
      alt=""
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
