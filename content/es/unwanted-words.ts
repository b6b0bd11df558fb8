import { anyOf, type UnwantedWords } from '../unwanted-words.ts';

export const unwantedWords: readonly UnwantedWords[] = [
  {
    words: anyOf('(usted(es)?|vos|su empresa|contáctenos|contáctanos)'),
    because: 'The site says tú and vosotros.',
    examples: ['ustedes', 'su empresa'],
  },
  {
    words: anyOf(
      '(celular(es)?|computador(a|as|es)?|mouse|carros?|boletos?|aplicativos?|ahorita|acá|costos?|íconos?|videos?|reportes?|agendar|checar|rentar|platicar|en línea|días hábiles|sitios? web)',
    ),
    because: 'Latin American: móvil, ordenador, ratón, coche, coste, icono, vídeo, online …',
    examples: ['el celular', 'un video', 'pago en línea'],
  },
  {
    words: anyOf('(película|por nuestra cuenta|atribuciones|secreto de negocio|suceso)'),
    because:
      'One word for each thing, and no calques: vídeo, por cuenta nuestra, créditos, secreto empresarial, evento.',
    examples: ['la película', 'trata los datos por nuestra cuenta'],
  },
  {
    words: anyOf(
      String.raw`(soluciones|de vanguardia|llave en mano|líder(es)?|excelencia|pasión|sinergias?|transformación digital|(siguiente|otro) nivel|disruptiv\p{L}+|potenciar|revolucion\p{L}+|innovador\p{L}*|socios? de confianza)`,
    ),
    because: 'Brochures say it, and it says nothing.',
    examples: ['soluciones innovadoras', 'a otro nivel'],
  },
];
