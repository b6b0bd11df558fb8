/** What the inline script is told by the document: what to load once the page has been painted. */
export type StartPlan = { script: string; preload: string[] };

declare global {
  interface Window {
    /** Clicks made before React was there; gone once it has answered them. */
    earlyClicks?: HTMLElement[] | undefined;
  }
}
