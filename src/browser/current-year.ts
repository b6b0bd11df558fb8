/** Replaces the year of the build by the visitor's, so the copyright line does not go out of date. */
export function showCurrentYear(): void {
  const now = String(new Date().getFullYear());
  for (const year of document.querySelectorAll('[data-year]'))
    if (year.textContent !== now) year.textContent = now;
}
