/** Counts a page view for every shown document, also when it is restored from the back/forward cache. */
import { reportPageView, startAnalytics } from './analytics.ts';

export function startVisit(): void {
  void startAnalytics();
  reportPageView();
  addEventListener('pageshow', ({ persisted }) => {
    // Delayed, because the listener of consent.ts, which reads a new answer, was added later and runs later.
    if (persisted) setTimeout(reportPageView);
  });
}
