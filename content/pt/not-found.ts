import type { NotFoundWords } from '../dictionary.ts';

export const notFound = {
  title: 'Perdeu-se o fio à meada.',
  text: 'Esta página não existe ou mudou de lugar. Volte à página inicial ou diga-\u2060nos o que procura.',
  homeLink: 'Voltar à página inicial',
  contactLink: 'Fale connosco',
  artLabel: 'Um bordado a desfazer-se, com a linha solta a correr para fora do pano',
};

notFound satisfies NotFoundWords;
