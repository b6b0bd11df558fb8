import 'react';
import type { Language } from './i18n/languages.ts';

declare global {
  /** The year the build was made in, put in by vite.config.ts. */
  const __BUILD_YEAR__: number;

  /** The day of the legal texts, by language. */
  const __LEGAL_UPDATED__: Record<Language, string>;

  /** The build-time variables: .env.example explains them, scripts/build-settings.ts checks them. */
  interface ImportMetaEnv {
    readonly VITE_SITE_URL?: string;
    readonly VITE_EMAILJS_ORIGIN?: string;
    readonly VITE_EMAILJS_PUBLIC_KEY?: string;
    readonly VITE_EMAILJS_SERVICE_ID?: string;
    readonly VITE_EMAILJS_TEMPLATE_ID?: string;
    readonly VITE_GA_MEASUREMENT_ID?: string;
  }
}

declare module 'react' {
  /** Invoker commands, which the types do not know yet: https://html.spec.whatwg.org/#attr-button-command */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
