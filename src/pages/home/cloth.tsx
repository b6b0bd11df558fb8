import { site } from '../../in-force/site.ts';
import styles from './cloth.module.css';

type ClothProps = { slug: string };

/** The cloth that a project's devices stand before: its colour, and one drawing larger than they are. */
export function Cloth({ slug }: ClothProps) {
  const cloth = site.projects.find((project) => project.slug === slug)?.cloth;
  if (!cloth) return null;
  return (
    <img
      className={styles.root}
      src={cloth}
      alt=""
      width={1600}
      height={900}
      loading="lazy"
      data-cloth=""
    />
  );
}
