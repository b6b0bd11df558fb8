import { type PictureKind, pictureAddress, pictureKinds } from './project-pictures.ts';

type ProjectPictureProps = { slug: string; kind: PictureKind; alt: string; sizes: string };

/** One photograph of a showcase, in the size and format that the screen asks for; fetched when it comes near. */
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
