import { usePage } from '../in-force/page-context.tsx';
import { site } from '../in-force/site.ts';
import { emblem } from '../in-force/stitches.ts';
import { StitchArt } from '../stitch/stitch-art.tsx';
import styles from './letterhead.module.css';

/**
 * The head of a printed page, in place of the bar and of the footer. It comes first: Chromium cannot keep what comes
 * last together with the text before it, and would give it a sheet of its own.
 */
export function Letterhead() {
  const { companyLine, companyFacts } = usePage().common.footer;
  return (
    <div className={styles.root} data-double="">
      <StitchArt map={emblem} dense className={styles.mark} />
      <strong>{site.name.toLowerCase()}</strong> <span>{companyLine}</span>{' '}
      <span>{site.email}</span>
      <p>{companyFacts}</p>
    </div>
  );
}
