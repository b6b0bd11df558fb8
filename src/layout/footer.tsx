import { usePage } from '../in-force/page-context.tsx';
import { routesIn } from '../in-force/routes.ts';
import { phoneLink, site } from '../in-force/site.ts';
import { PageLinks } from '../ui/page-links.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { wordmarkOf } from './wordmark.ts';

const outside = { target: '_blank', rel: 'noopener noreferrer' };

export function Footer() {
  const { common, language, page } = usePage();
  const words = common.footer;
  const pages = routesIn('footer', language);
  return (
    <footer className={styles.root}>
      <div className={styles.columns}>
        <div className={styles.company}>
          <Logo />
          <p>{words.companyLine}</p>
          {pages.length > 0 && (
            <nav aria-label={words.pagesLabel}>
              <PageLinks className={styles.pages} to={pages} />
            </nav>
          )}
        </div>
        <section className={styles.contact} aria-labelledby="footer-contact">
          <h2 id="footer-contact">{words.contactTitle}</h2>
          <ul role="list">
            <li>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
            {site.phone && (
              <li>
                <a href={phoneLink(site.phone)}>{site.phone}</a>
              </li>
            )}
            {[...(site.messenger ? [site.messenger] : []), ...site.social].map((each) => (
              <OutsideLink key={each.address} to={each.address} newTab={words.newTab}>
                {each.name}
              </OutsideLink>
            ))}
          </ul>
        </section>
        <nav className={styles.legal} aria-labelledby="footer-legal">
          <h2 id="footer-legal">{words.legalTitle}</h2>
          <PageLinks to={routesIn('legal', language)}>
            {site.consumer.complaintsBook && (
              <OutsideLink to={site.consumer.complaintsBook} newTab={words.newTab}>
                {words.complaintsBook}
              </OutsideLink>
            )}
            {site.consumer.disputeResolution && (
              <OutsideLink to={site.consumer.disputeResolution} newTab={words.newTab}>
                {words.disputeResolution}
              </OutsideLink>
            )}
          </PageLinks>
        </nav>
      </div>
      <div className={styles.facts}>
        <p>
          {'© '}
          <span data-year="">{new Date().getFullYear()}</span>
          {` ${site.name}. ${words.rights}`}
        </p>
        <p>{words.companyFacts}</p>
        {/* Reserves a line for the consent settings button, which arrives late: nothing below may move. */}
        {import.meta.env.VITE_GA_MEASUREMENT_ID && <p data-consent="settings">{'\u00a0'}</p>}
      </div>
      {page === 'home' && <Wordmark />}
    </footer>
  );
}

/** The name as wide as the page in either font, its last letter embroidered. */
function Wordmark() {
  const name = site.name.toLowerCase();
  const { viewBox, size, baseline, length } = wordmarkOf(name);
  return (
    <svg className={styles.wordmark} viewBox={viewBox} aria-hidden="true">
      {/* The computed size is an estimate; `textLength` sets the exact width. */}
      <text y={baseline} fontSize={size} textLength={length} lengthAdjust="spacingAndGlyphs">
        {name.slice(0, -1)}
        <tspan fill="url(#yarn-wide)">{name.slice(-1)}</tspan>
      </text>
      <pattern id="yarn-wide" href="#yarn-A" patternTransform="scale(14)" />
    </svg>
  );
}

type OutsideLinkProps = { to: string; newTab: string; children: string };

function OutsideLink({ to, newTab, children }: OutsideLinkProps) {
  return (
    <li>
      <a href={to} {...outside}>
        {children}
        <span className="visually-hidden">{` (${newTab})`}</span>
      </a>
    </li>
  );
}
