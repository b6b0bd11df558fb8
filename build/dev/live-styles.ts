/** In the browser: takes over changed styles without loading the page again. */
async function takeOver() {
  const text = await (await fetch(location.href)).text();
  const [now] = new DOMParser()
    .parseFromString(text, 'text/html')
    .head.getElementsByTagName('style');
  const [then] = document.head.getElementsByTagName('style');
  // Without styles it is a page that says what is wrong.
  if (now && then) then.textContent = now.textContent;
  else location.reload();
}

import.meta.hot?.on('styles', takeOver);
