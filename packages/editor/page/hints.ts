/** What is said beside a field, where the comment of its file is for whoever edits the file, or where there is none. */
import type { Path } from './json-schema.ts';
import type { DeskLanguage } from './words.ts';

type Hint = Readonly<Record<DeskLanguage, string>>;

/** By document and path, without the numbers of entries; after `*:` by the key alone. */
const hints: Readonly<Record<string, Hint>> = {
  '*:id': {
    en: 'A short name that visitors do not see, the same in every language: lower-case letters, digits and hyphens.',
    pt: 'Um nome curto que os visitantes não veem, igual em todas as línguas: letras minúsculas, algarismos e hífenes.',
    es: 'Un nombre corto que los visitantes no ven, igual en todos los idiomas: minúsculas, cifras y guiones.',
  },
  'home:projectsSection.projects': {
    en: 'The texts and pictures of the projects. A new one is on the site when you have also added it in Settings, under Projects.',
    pt: 'Os textos e as imagens dos projetos. Um projeto novo só aparece no site depois de o acrescentar também nas Definições, em Projetos.',
    es: 'Los textos y las imágenes de los proyectos. Uno nuevo aparece en la web cuando lo añades también en Ajustes, en Proyectos.',
  },
  'settings:projects': {
    en: 'The projects that the site shows, in this order. The texts and pictures of each are on the home page, under Projects: write them there first.',
    pt: 'Os projetos que o site mostra, por esta ordem. Os textos e as imagens de cada um estão no Início, em Projetos: escreva-os lá primeiro.',
    es: 'Los proyectos que muestra la web, en este orden. Los textos y las imágenes de cada uno están en Inicio, en Proyectos: escríbelos allí primero.',
  },
  'settings:mailbox': {
    en: 'Off: the studio reads the messages where the site runs. On: they are also sent to a mailbox; whoever runs the site must have set it up. The privacy policy says which.',
    pt: 'Desligado: o estúdio lê as mensagens onde o site funciona. Ligado: seguem também para uma caixa de correio, que tem de ser preparada por quem gere o site. A política de privacidade diz qual dos dois.',
    es: 'Apagado: el estudio lee los mensajes donde funciona la web. Encendido: se envían también a un buzón, que tiene que preparar quien gestiona la web. La política de privacidad dice cuál de los dos.',
  },
  'settings:visits': {
    en: 'Counts how many people arrive, and nothing about who they are. The days begin at midnight in this time zone. The privacy policy says it.',
    pt: 'Conta quantas pessoas chegam, e nada sobre quem são. Os dias começam à meia-noite deste fuso horário. A política de privacidade di-lo.',
    es: 'Cuenta cuántas personas llegan, y nada sobre quiénes son. Los días empiezan a medianoche en este huso horario. La política de privacidad lo dice.',
  },
  'settings:legalUpdated': {
    en: 'The day that the legal texts show as their last change. Set it when you have changed one of them.',
    pt: 'O dia que os textos legais mostram como última alteração. Acerte-o quando mudar algum deles.',
    es: 'El día que los textos legales muestran como último cambio. Ponlo al día cuando cambies alguno.',
  },
  'studio:people': {
    en: 'The people in the section about the studio. Without any, the section has none. A photograph is made square.',
    pt: 'As pessoas na secção sobre o estúdio. Sem nenhuma, a secção não as tem. A fotografia fica quadrada.',
    es: 'Las personas en la sección sobre el estudio. Sin ninguna, la sección no las tiene. La fotografía queda cuadrada.',
  },
  'studio:prices': {
    en: 'Whole amounts without VAT; 0 hides a price, with the sentences about it.',
    pt: 'Quantias inteiras sem IVA; 0 esconde um preço, com as frases sobre ele.',
    es: 'Importes enteros sin IVA; 0 oculta un precio, con las frases sobre él.',
  },
  'studio:calculator': {
    en: 'How the calculator of the prices counts, in hours. It starts from the smallest website and the smallest app.',
    pt: 'Como conta a calculadora dos preços, em horas. Parte do site mais pequeno e da aplicação mais pequena.',
    es: 'Cómo cuenta la calculadora de los precios, en horas. Parte del sitio más pequeño y de la aplicación más pequeña.',
  },
};

/** @param document - its id */
export function hintFor(document: string, path: Path, language: DeskLanguage): string | undefined {
  const keys = path.filter((key) => typeof key === 'string');
  if (typeof path.at(-1) === 'number') return undefined;
  const found = hints[`${document}:${keys.join('.')}`] ?? hints[`*:${keys.at(-1)}`];
  return found?.[language];
}
