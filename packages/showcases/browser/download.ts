/** Lets the visitor save a text as a file. */
export function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Browsers that ask where to save it still read it then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
