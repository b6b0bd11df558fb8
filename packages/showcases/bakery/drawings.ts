const files = import.meta.glob<string>('./drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The drawing of a product. */
export const drawingOf = (id: string): string | undefined => files[`./drawings/${id}.svg`];
