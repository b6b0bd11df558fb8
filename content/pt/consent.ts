export const consent = {
  title: 'Podemos contar a sua visita?',
  text: 'Se aceitar, o Google Analytics usa cookies para nos mostrar que páginas são úteis. Se recusar, nada lhe enviamos a partir daí. Pode mudar de ideias no rodapé.',
  /** Instead of the text, where there is room for a line. */
  summary: 'Com cookies do Google Analytics.',
  accept: 'Aceitar',
  refuse: 'Recusar',
  more: 'Política de privacidade',
  /** Said when the question is opened again. */
  soFar: {
    granted: 'Até agora, aceitou.',
    denied: 'Até agora, recusou.',
  },
  settings: 'Definições de privacidade',
};
