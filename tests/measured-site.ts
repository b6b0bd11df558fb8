/** What stands in for Google's tag. */

/** Runs in the page. A substitute for Google's tag: it obeys consent and the off switch, and sends the same requests. */
export function standIn(): void {
  const consent: Record<string, string> = {};
  let measured = '';
  const obey = ([command, first, second]: [string, string, Record<string, string>]) => {
    if (command === 'consent') Object.assign(consent, second);
    if (command === 'config') measured = first;
    if (command !== 'event' || Reflect.get(window, `ga-disable-${measured}`)) return;
    const mayStore = consent.analytics_storage === 'granted';
    if (mayStore) {
      // biome-ignore lint/suspicious/noDocumentCookie: as the tag does
      for (const name of ['_ga', '_ga_TEST1234']) document.cookie = `${name}=GS1.1; path=/`;
    }
    const hit = new URLSearchParams({ ...second, event: first, consent: mayStore ? 'yes' : 'no' });
    void fetch(`https://region1.google-analytics.com/g/collect?${hit}`, { mode: 'no-cors' });
  };
  // The real tag sends this event when the window loses the focus.
  addEventListener('blur', () => obey(['event', 'user_engagement', {}]));
  const commands = (window.dataLayer ?? []) as Parameters<typeof obey>[0][];
  for (const command of commands) obey(command);
  window.dataLayer = Object.assign(commands, {
    push: (command: Parameters<typeof obey>[0]) => {
      obey(command);
      return Array.prototype.push.call(commands, command);
    },
  });
}

/** The events of hits, each with its name and the path of its page. */
export const eventsOf = (hits: readonly Record<string, string>[]): string[] =>
  hits.map(({ event, page_location, form_location }) => {
    const { pathname, search } = new URL(page_location ?? form_location ?? '', 'http://site');
    return `${event} ${pathname}${search}`;
  });
