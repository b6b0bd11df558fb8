import { moneyIn } from '../../i18n/amounts.ts';
import { fill } from '../../i18n/fill.ts';
import { addressIn } from '../../in-force/address-in.ts';
import { words as allWords } from '../../in-force/content.ts';
import { languages } from '../../in-force/languages.ts';
import { usePage } from '../../in-force/page-context.tsx';
import { showcases, site } from '../../in-force/site.ts';
import { StitchArt } from '../../stitch/stitch-art.tsx';
import buttonStyles from '../../ui/button.module.css';
import dashedListStyles from '../../ui/dashed-list.module.css';
import { numeralOf } from '../../ui/numeral-of.ts';
import paperStyles from '../../ui/paper.module.css';
import { printedAddress } from '../../ui/printed-address.ts';
import { TitledList } from '../../ui/titled-list.tsx';
import { Cloth } from '../home/cloth.tsx';
import { DeviceStage } from '../home/device-stage.tsx';
import { ProjectPicture } from '../home/project-picture.tsx';
import { SectionTitle, WidePage } from '../wide-page.tsx';
import { HoursSheet } from './hours-sheet.tsx';
import { NextStory } from './next-story.tsx';
import type { StoryWords } from './page.ts';
import { PaybackSection } from './payback-section.tsx';
import { accountsOf, smallerOf } from './project-hours.ts';
import styles from './project-page.module.css';
import { stories } from './stories.ts';

type ProjectPageProps = { words: StoryWords };

/** The story of a project: what its owner needed, what was decided, and what it takes. */
export function ProjectPage({ words }: ProjectPageProps) {
  const { page, language, common } = usePage();
  const { slug = '' } = stories.find(({ id }) => id === page) ?? {};
  const project = site.projects.find((each) => each.slug === slug);
  const shown = allWords[language].home.projectsSection.projects.find(({ id }) => id === slug);
  // The check asks for the common texts when there is a story, and for the words of every project.
  if (!common.projects || !project || !shown) return null;
  const money = moneyIn(languages[language].locale, site.prices.currency);
  const write = (amount: number | undefined) => (amount === undefined ? '' : money(amount));
  const smaller = write(smallerOf(slug));
  const accounts = write(accountsOf(slug));
  const { problems, decisions, questions, missing, call, ...labels } = common.projects;
  return (
    <WidePage
      className={styles.page}
      headerClass={styles.header}
      words={words}
      more={
        <>
          {showcases.includes(slug) && (
            <p className={styles.example}>
              <strong>{labels.example}</strong> <span>{labels.invented}</span>
            </p>
          )}
          {project.projectLink && (
            <OpenLink
              link={addressIn(project.projectLink, language)}
              text={labels.tryIt.link}
              newTab={allWords[language].home.projectsSection.newTab}
            />
          )}
          <div className={styles.devices}>
            <Cloth slug={slug} />
            <DeviceStage slug={slug} desktopAlt={shown.desktopAlt} mobileAlt={shown.mobileAlt} />
          </div>
        </>
      }
      call={call}
    >
      <section className={styles.columns} aria-labelledby="try-title">
        <SectionTitle id="try-title">{labels.tryIt.title}</SectionTitle>
        <ul role="list" className={styles.tries}>
          {words.tries.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section className={styles.needs} aria-labelledby="problems-title">
        <SectionTitle id="problems-title">{problems}</SectionTitle>
        <ol role="list" className={styles.problems}>
          {words.problems.map(({ title, text }, index) => (
            <li key={title}>
              <StitchArt map={numeralOf(index)} className={styles.numeral} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.decisions} aria-labelledby="decisions-title">
        <SectionTitle id="decisions-title">{decisions}</SectionTitle>
        {project.ownerSide && words.ownerAlt && (
          <div className={styles.owner}>
            <Cloth slug={slug} />
            <div className={styles.screen}>
              <ProjectPicture slug={slug} kind="tablet" alt={words.ownerAlt} sizes="30rem" />
            </div>
          </div>
        )}
        <TitledList items={words.decisions} />
      </section>
      <div className={styles.asked}>
        <section aria-labelledby="questions-title">
          <SectionTitle id="questions-title">{questions}</SectionTitle>
          <TitledList
            items={words.questions
              .map(({ question, answer }) => ({
                title: question,
                text: fill(answer, { smaller }),
              }))
              .filter(({ text }) => text !== '')}
          />
        </section>
        <section className={paperStyles.root} aria-labelledby="missing-title">
          <h2 id="missing-title">{missing}</h2>
          <ul role="list" className={`${dashedListStyles.root} ${styles.missing}`}>
            {words.missing.map((pattern) => {
              const text = fill(pattern, { accounts });
              return <li key={text}>{text}</li>;
            })}
          </ul>
        </section>
      </div>
      <HoursSheet slug={slug} title={shown.title} words={common.projects} />
      {words.payback && <PaybackSection slug={slug} words={words.payback} />}
      <NextStory label={labels.next} />
    </WidePage>
  );
}

type OpenLinkProps = { link: string; text: string; newTab: string };

/** To what the story is about, in a tab of its own. */
function OpenLink({ link, text, newTab }: OpenLinkProps) {
  return (
    <a
      className={`${buttonStyles.root} ${buttonStyles.first}`}
      href={link}
      {...printedAddress(link)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {text}
      <span className="visually-hidden">{` (${newTab})`}</span>
    </a>
  );
}
