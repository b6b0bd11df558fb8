export {};

declare global {
  interface Document {
    /** True while a prerendered page is not shown yet: https://wicg.github.io/nav-speculation/prerendering.html */
    readonly prerendering?: boolean;
  }

  /** The build-time variables: .env.example explains them, build/build-settings.ts checks them. */
  interface ImportMetaEnv {
    readonly VITE_SITE_URL?: string;
    readonly VITE_EMAILJS_ORIGIN?: string;
    readonly VITE_EMAILJS_PUBLIC_KEY?: string;
    readonly VITE_EMAILJS_SERVICE_ID?: string;
    readonly VITE_EMAILJS_TEMPLATE_ID?: string;
    readonly VITE_GA_MEASUREMENT_ID?: string;
    /** `film` of settings.yaml: a build without a film leaves out its code. */
    readonly SITE_FILM?: boolean;
    /** `analytics.loadBeforeConsent` of settings.yaml. */
    readonly SITE_LOADS_EARLY?: boolean;
    /** Set by vite.config.ts: the form has the usual fields alone. */
    readonly SITE_USUAL_FORM?: boolean;
  }
}
