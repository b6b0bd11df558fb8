import { type PictureKind, pictureAddress, pictureKinds } from './project-pictures.ts';

type ProjectPictureProps = { slug: string; kind: PictureKind; alt: string; sizes: string };

/** A lazy-loaded screenshot of a project, in the size and format that suits the screen. */
export function ProjectPicture({ slug, kind, alt, sizes }: ProjectPictureProps) {
  const { widths, width, height, fallbackWidth } = pictureKinds[kind];
  const candidates = widths.map((each) => `${pictureAddress(slug, kind, each, 'avif')} ${each}w`);
  return (
    <picture>
      <source type="image/avif" srcSet={candidates.join(', ')} sizes={sizes} />
      <img
        src={pictureAddress(slug, kind, fallbackWidth, 'webp')}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        draggable={false}
      />
    </picture>
  );
}
