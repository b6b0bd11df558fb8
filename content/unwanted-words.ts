/**
 * Words that the site does not say, by language, each with its reason and with examples that prove the
 * rule to work. Names, addresses and what other people call themselves are theirs: keep rules to words.
 */
import type { Language } from '../src/i18n/languages.ts';

type UnwantedWords = { words: RegExp; because: string; examples: readonly string[] };

/** Whole words in any case. JavaScript's \b takes an accented letter for the end of a word. */
const anyOf = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');

export const unwantedWords: Record<Language, readonly UnwantedWords[]> = {
  pt: [
    {
      words: anyOf('vocês?'),
      because: 'In Portugal the courteous third person has no pronoun.',
      examples: ['você decide'],
    },
    {
      words: anyOf('(tu|ti|teus?|tuas?|contigo|podes|queres|precisas|tens|sabes|vês)'),
      because: 'The site does not say tu, and what could be read as tu is turned round.',
      examples: ['a tua ideia', 'vês que quartos há'],
    },
    {
      words: anyOf(
        String.raw`(usuári[oa]s?|celular(es)?|aplicativos?|contat(o|os|ar)|equipes?|geren\p{L}+|telas?|arquivos?|cadastr\p{L}+|deletar|mouse|planilhas?|ônibus|registro|compartilh\p{L}+|baixar|acessar|fatos?|senhas?|atendê-lo)`,
      ),
      because:
        'Brazilian: utilizador, telemóvel, aplicação, contacto, equipa, gestão, ecrã, ficheiro, registo …',
      examples: ['o usuário', 'um contato', 'na tela', 'compartilhe'],
    },
    {
      words: anyOf(String.raw`est(ou|á|ão|amos|ava)\s+(?!quando)\p{L}+ndo`),
      because: 'Portugal says “está a fazer”; the gerund is Brazilian.',
      examples: ['está fazendo'],
    },
    {
      words: anyOf('(sítios?|websites?|apps?(?! Store)|port(e)?fólios?)'),
      because: 'One word for each thing: site, aplicação, projetos.',
      examples: ['este sítio', 'o portefólio'],
    },
    {
      words: anyOf('(atribuições|segredo de negócio|acontecimentos?)'),
      because: 'Powers and duties, a calque and a happening: créditos, segredo comercial, evento.',
      examples: ['Atribuições'],
    },
    {
      words: anyOf(
        String.raw`(soluções|de ponta|chave na mão|líder(es)?|excelência|paixão|sinergias?|transformação digital|próximo nível|disruptiv\p{L}+|alavanc\p{L}+|potenciar|revolucion\p{L}+|inovador\p{L}*|parceir\p{L}+)`,
      ),
      because: 'Brochures say it, and it says nothing.',
      examples: ['soluções à medida', 'tecnologia de ponta'],
    },
  ],
  en: [
    {
      words: anyOf(
        String.raw`(?!size|prize|seize|capsize)\p{L}{3,}(iz(e|es|ed|ing|ations?)|yz(e|es|ed|ing))|(col|fav|behavi|hon|lab)or\p{L}*|(centers?|catalogs?|(?<!Font )licenses?|dialogs?|gray|canceled|traveler\p{L}*|fulfill|enrollment)`,
      ),
      because: 'American spelling.',
      examples: ['customized', 'your favorite color', 'the MIT license', 'analyze'],
    },
    {
      words: anyOf('(cell ?phones?|gotten|vacations?|inquir(y|ies)|toward|business days?)'),
      because: 'American words: phone, holiday, enquiry, towards, working days.',
      examples: ['two business days', 'cell phone'],
    },
    {
      words: anyOf(
        String.raw`(cutting[- ]edge|synerg\p{L}+|unlock\p{L}*|seamless\p{L}*|leverag\p{L}+|world[- ]class|state[- ]of[- ]the[- ]art|next level|game[- ]chang\p{L}+|empower\p{L}*|elevat\p{L}+|turnkey|passionate|one[- ]stop|solutions|innovative|bespoke|deadlines?|partner with)`,
      ),
      because: 'Brochures say it, and it says nothing.',
      examples: ['innovative solutions', 'a seamless experience'],
    },
  ],
  es: [
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
  ],
};
