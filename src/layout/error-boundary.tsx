import { Component, type ReactNode } from 'react';
import type { CommonWords } from '../../content/dictionary.ts';
import { site, siteFacts } from '../../site.config.ts';
import { fill } from '../i18n/fill.ts';
import type { Language } from '../i18n/languages.ts';
import { hrefTo } from '../routes.ts';
import styles from './error-boundary.module.css';

type ErrorBoundaryProps = {
  words: CommonWords['errorPage'];
  language: Language;
  children: ReactNode;
};

/** Stands in for what failed to render below it: says so and offers two ways on, never a blank screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { words, language } = this.props;
    return (
      <div className={styles.root}>
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <p className={styles.ways}>
          {/* Plain links: after an error the page is loaded afresh. */}
          <a href={hrefTo('home', language)}>{words.homeLink}</a>
          <a href={`mailto:${site.email}`}>{fill(words.emailLink, siteFacts)}</a>
        </p>
      </div>
    );
  }
}
