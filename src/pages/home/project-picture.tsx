import { usePage } from '../../in-force/page-context.tsx';
import { showcases } from '../../in-force/site.ts';
import {
  type PictureFormat,
  type PictureKind,
  pictureAddress,
  pictureKinds,
  pictureLanguage,
} from './project-pictures.ts';

type ProjectPictureProps = { slug: string; kind: PictureKind; alt: string; sizes: string };

/**
 * A lazy-loaded screenshot of a project, in the size and format that suits the screen; that of a demonstration is in
 * the language of the page.
 */
export function ProjectPicture({ slug, kind, alt, sizes }: ProjectPictureProps) {
  const { language } = usePage();
  const address = (each: number, format: PictureFormat) =>
    pictureAddress(
      slug,
      kind,
      each,
      format,
      showcases.includes(slug) ? pictureLanguage(language) : undefined,
    );
  const { widths, width, height, fallbackWidth } = pictureKinds[kind];
  const candidates = widths.map((each) => `${address(each, 'avif')} ${each}w`);
  return (
    <picture>
      <source type="image/avif" srcSet={candidates.join(', ')} sizes={sizes} />
      <img
        src={address(fallbackWidth, 'webp')}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        draggable={false}
      />
    </picture>
  );
}
