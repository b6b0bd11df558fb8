import type { ConsentWords } from '../dictionary.ts';

export const consent = {
  title: 'Podemos medir a sua visita?',
  /** What happens before an answer is for the configuration to say: analytics.loadBeforeConsent. */
  text: {
    early:
      'O Google Analytics já conta a visita, sem cookies. Se aceitar, usa cookies, para nos mostrar que páginas são úteis; se recusar, deixa de contar. Pode mudar de ideias no rodapé.',
    afterConsent:
      'Se aceitar, o Google Analytics conta a visita, com cookies, para nos mostrar que páginas são úteis. Se recusar, não conta nada. Pode mudar de ideias no rodapé.',
  },
  /** Instead of the text, where there is room for a line. */
  summary: {
    early: 'Com cookies do Google Analytics. Sem eles, já medimos.',
    afterConsent: 'Com cookies do Google Analytics.',
  },
  accept: 'Aceitar',
  refuse: 'Recusar',
  more: 'Política de privacidade',
  /** Said when the question is opened again. */
  soFar: {
    granted: 'Resposta atual: aceitar.',
    denied: 'Resposta atual: recusar.',
  },
  settings: 'Definições de privacidade',
};

consent satisfies ConsentWords;
