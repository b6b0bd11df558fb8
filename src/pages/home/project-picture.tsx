import { type PictureKind, pictureAddress, pictureKinds } from './project-pictures.ts';

type ProjectPictureProps = { slug: string; kind: PictureKind; alt: string; sizes: string };

/** One photograph of a showcase, in the size and format that the screen asks for; fetched when it comes near. */
export function ProjectPicture({ slug, kind, alt, sizes }: ProjectPictureProps) {
  const { widths, width, height } = pictureKinds[kind];
  const sourceSet = (format: string) =>
    widths.map((each) => `${pictureAddress(slug, kind, each, format)} ${each}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <img
        src={pictureAddress(slug, kind, widths[0], 'webp')}
        srcSet={sourceSet('webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}
