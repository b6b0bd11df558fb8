/** Copies a text. False if the browser does not let a page do that. */
export const copyText = (text: string): Promise<boolean> =>
  // Without a secure connection there is no clipboard.
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    );
