import './start-plan.ts';

/** React has taken the page over: what was clicked before is clicked again, and a hidden page is shown. */
export function announceReady(): void {
  const clicks = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  delete document.documentElement.dataset.pending;
  document.documentElement.dataset.ready = '';
  // Not from within React's own work: it takes over at once what is clicked, but not while it works.
  setTimeout(() => {
    for (const control of clicks) control.click();
  });
}
