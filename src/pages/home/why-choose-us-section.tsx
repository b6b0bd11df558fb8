import reverse from '@made/reverse.svg?no-inline';
import reverseByNight from '@made/reverse-night.svg?no-inline';
import { isRoute } from '../../in-force/routes.ts';
import { hero, places } from '../../in-force/stitches.ts';
import { Thread, ThreadJoint } from '../../thread/thread.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Card } from './card.tsx';
import { Icon } from './icon.tsx';
import type { HomeWords } from './page.ts';
import { ProjectSteps } from './project-steps.tsx';
import { reverseMapsOf, reverseSize } from './reverse-maps.ts';
import sectionStyles from './section.module.css';
import styles from './why-choose-us-section.module.css';

type WhyChooseUsSectionProps = { words: HomeWords['whyChooseUsSection'] };

const colorSchemes = ['pink', 'blue'] as const;

export function WhyChooseUsSection({ words }: WhyChooseUsSectionProps) {
  const reverseLink = isRoute('reverse') && words.reverseLink;
  return (
    <div className={`${sectionStyles.band} ${styles.band}`}>
      <Thread side="start" crosses />
      <section aria-labelledby="why-title">
        <div className={styles.header}>
          <h2 id="why-title" className={sectionStyles.title}>
            {words.title}
          </h2>
          <p className={sectionStyles.lead}>
            {words.lead}
            {reverseLink && (
              <>
                {' '}
                <PageLink to="reverse" className={styles.link}>
                  {reverseLink}
                </PageLink>
              </>
            )}
          </p>
          <ReversePicture className={styles.reverse} isLink={Boolean(reverseLink)} />
        </div>
        <ol role="list" className={styles.reasons}>
          {words.reasons.map(({ id, title, description }, index) => {
            const colorScheme = colorSchemes[index % 2];
            return (
              <Card key={id} className={styles.reason} data-color={colorScheme}>
                <Icon kind="numeral" name={index + 1} className={styles.numeral} />
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.description}>{description}</p>
                <ReversePicture
                  number={index % Math.max(1, reverseMaps.length)}
                  className={styles.fragment}
                  isLink={Boolean(reverseLink)}
                />
                {index === 0 && <ThreadJoint kind="in" />}
                <ThreadJoint kind={index < words.reasons.length - 1 ? 'next' : 'out'} />
              </Card>
            );
          })}
        </ol>
        <ProjectSteps words={words.steps} />
      </section>
    </div>
  );
}

const reverseMaps = reverseMapsOf({ hero, places });

type ReversePictureProps = {
  number?: number;
  className: string | undefined;
  /** The link in the text has the same target: this one is for the pointer only. */
  isLink: boolean;
};

/** A drawing from behind: the first beside the text, and one beside each reason where there is room. */
function ReversePicture({ number = 0, className, isLink }: ReversePictureProps) {
  const map = reverseMaps[number];
  if (!map) return null;
  const { width, height } = reverseSize(map);
  const picture = (
    <picture>
      <source srcSet={`${reverseByNight}#${number + 1}`} media="(prefers-color-scheme:dark)" />
      <img
        src={`${reverse}#${number + 1}`}
        width={width * 9}
        height={height * 9}
        alt=""
        loading="lazy"
        className={className}
      />
    </picture>
  );
  if (!isLink) return picture;
  return (
    <PageLink to="reverse" className={styles.pictureLink} tabIndex={-1} aria-hidden>
      {picture}
    </PageLink>
  );
}
