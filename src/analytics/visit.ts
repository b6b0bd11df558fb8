/** A document that is shown is a page view, also when Back brings it out of the browser's memory. */
import { reportPageView, startAnalytics } from './analytics.ts';

export function startVisit(): void {
  void startAnalytics();
  reportPageView();
  addEventListener('pageshow', ({ persisted }) => {
    // First consent.ts, which listens since later, learns of an answer given in the meantime.
    if (persisted) setTimeout(reportPageView);
  });
}
