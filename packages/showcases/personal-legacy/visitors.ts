/** Who wrote the messages that the page comes with, and when. Their words are with the page's others. */
export const visitors = [
  { id: 'abel', name: 'Abel Moreira', date: '2019-11-09' },
  { id: 'fernanda', name: 'Fernanda Lopes', date: '2019-11-17' },
  { id: 'clara', name: 'Clara Sá', date: '2020-01-14' },
] as const;
