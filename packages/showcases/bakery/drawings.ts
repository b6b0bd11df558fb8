const files = import.meta.glob<string>('./drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const drawingOf = (id: string): string | undefined => files[`./drawings/${id}.svg`];
