import { anyOf, type UnwantedWords } from '../unwanted-words.ts';

export const unwantedWords: readonly UnwantedWords[] = [
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
    words: anyOf(String.raw`(sítios?|websites?|apps?(?!\sStore)|port(e)?fólios?)`),
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
];
