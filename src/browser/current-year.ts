/** A page that was built in December is right in January. */
export function showCurrentYear(): void {
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = String(new Date().getFullYear());
}
