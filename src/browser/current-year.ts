/** Replaces the year of the build by the visitor's, so the copyright line does not go out of date. */
export function showCurrentYear(): void {
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = String(new Date().getFullYear());
}
