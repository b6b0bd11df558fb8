/**
 * What the console says of the page beside the editor's form while its development server starts anew, as it does for
 * other settings, and of a new article until it is saved. The page comes back by itself.
 */
export const saidBesideForm = new RegExp(
  [
    '^(debug|info): ',
    '^warning: Something has shimmed',
    String.raw`^(log|error): \[vite\] (server connection lost|failed to connect)`,
    'WebSocket connection to ',
    String.raw`net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)`,
    'Failed to fetch dynamically imported module',
    'status of 40[04]',
  ].join('|'),
);
