/** What is said beside a field, in each language of the editor. */
import type { Path } from './json-schema.ts';
import type { DeskLanguage } from './words.ts';

type Hint = Readonly<Record<DeskLanguage, string>>;

/** By document and path, without the numbers of entries; after `*:` by the key alone. */
export const hints: Readonly<Record<string, Hint>> = {
  '*:id': {
    en: 'A short name that visitors do not see, the same in every language: lower-case letters, digits and hyphens.',
    pt: 'Um nome curto que os visitantes não veem, igual em todas as línguas: letras minúsculas, algarismos e hífenes.',
    es: 'Un nombre corto que los visitantes no ven, igual en todos los idiomas: minúsculas, cifras y guiones.',
  },
  '*:order': {
    en: 'Pages stand in the menu in the order of these numbers, the smallest first.',
    pt: 'As páginas estão no menu pela ordem destes números, primeiro o mais pequeno.',
    es: 'Las páginas están en el menú en el orden de estos números, primero el menor.',
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
  'settings:projects.industry': {
    en: 'The card of this industry on the home page leads to the project.',
    pt: 'O cartão deste setor, na página inicial, leva ao projeto.',
    es: 'La tarjeta de este sector, en la página de inicio, lleva al proyecto.',
  },
  'settings:projects.cloth': {
    en: 'A picture that lies behind the project’s devices, dark at the left and at the edges, where light text is on it: the address of a file in public/, such as /cloths/shop.svg. May stay empty.',
    pt: 'Uma imagem que fica por trás dos ecrãs do projeto, escura à esquerda e nas margens, onde há texto claro por cima: o endereço de um ficheiro em public/, como /cloths/loja.svg. Pode ficar vazio.',
    es: 'Una imagen que queda detrás de las pantallas del proyecto, oscura a la izquierda y en los bordes, donde lleva texto claro encima: la dirección de un archivo de public/, como /cloths/tienda.svg. Puede quedar vacía.',
  },
  'settings:projects.ownerSide': {
    en: 'Only for a demonstration: the end of the address at which it shows what its owner sees. The story has a picture of it. May stay empty.',
    pt: 'Só para uma demonstração: o fim do endereço em que ela mostra o que o dono vê. A história tem uma imagem disso. Pode ficar vazio.',
    es: 'Solo para una demostración: el final de la dirección en la que muestra lo que ve su dueño. La historia tiene una imagen de eso. Puede quedar vacía.',
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
  'studio:phone': {
    en: 'As visitors read it, with the country code: +351 253 000 000.',
    pt: 'Como os visitantes o leem, com o indicativo do país: +351 253 000 000.',
    es: 'Como lo leen los visitantes, con el prefijo del país: +351 253 000 000.',
  },
  'studio:messenger': {
    en: 'A messenger such as WhatsApp, with its link.',
    pt: 'Um serviço de mensagens como o WhatsApp, com a sua ligação.',
    es: 'Un servicio de mensajería como WhatsApp, con su enlace.',
  },
  'studio:company.ids': {
    en: 'What the law requires of a company; in Portugal article 171 of the Código das Sociedades Comerciais. The texts list those that have a value, in this order.',
    pt: 'O que a lei exige de uma empresa; em Portugal, o artigo 171.º do Código das Sociedades Comerciais. Os textos mencionam os que têm um valor, por esta ordem.',
    es: 'Lo que la ley exige a una empresa; en Portugal, el artículo 171 del Código das Sociedades Comerciais. Los textos mencionan los que tienen un valor, en este orden.',
  },
  'studio:company.ids.amount': {
    en: 'An amount of money, printed like all others.',
    pt: 'Uma quantia em dinheiro, escrita como as outras.',
    es: 'Una cantidad de dinero, escrita como las demás.',
  },
  'studio:address.country': {
    en: 'Two letters, from ISO 3166.',
    pt: 'Duas letras, da norma ISO 3166.',
    es: 'Dos letras, de la norma ISO 3166.',
  },
  'studio:consumer': {
    en: 'Links that Portuguese law requires of companies that sell to consumers. Empty: neither linked nor mentioned.',
    pt: 'Ligações que a lei portuguesa exige às empresas que vendem a consumidores. Vazias: nem ligação nem menção.',
    es: 'Enlaces que la ley portuguesa exige a las empresas que venden a consumidores. Vacíos: ni enlace ni mención.',
  },
  'studio:weeks': {
    en: 'Usual number of weeks from the first conversation to the launch, such as 6 or 4-8.',
    pt: 'Número habitual de semanas da primeira conversa ao lançamento, como 6 ou 4-8.',
    es: 'Número habitual de semanas desde la primera conversación hasta el lanzamiento, como 6 o 4-8.',
  },
  'studio:terms.correctionDays': {
    en: 'Days after the launch in which faults are corrected free of charge.',
    pt: 'Dias depois do lançamento em que os defeitos são corrigidos sem custos.',
    es: 'Días después del lanzamiento en los que los fallos se corrigen sin coste.',
  },
  'studio:terms.freeProposal': {
    en: 'Whether everything up to and including the proposal is free.',
    pt: 'Se tudo é gratuito até à proposta, incluindo esta.',
    es: 'Si todo es gratuito hasta la propuesta, incluida esta.',
  },
  'studio:terms.instalments': {
    en: 'The parts of the price, in per cent, each due when a step of a project is accepted (1 is the first).',
    pt: 'As partes do preço, em percentagem, cada uma devida quando se aceita uma fase do projeto (1 é a primeira).',
    es: 'Las partes del precio, en porcentaje, cada una debida al aceptar una fase del proyecto (1 es la primera).',
  },
  'studio:promises': {
    en: 'What is agreed for the case that something goes wrong. Each may be left out with its sentence.',
    pt: 'O que fica combinado para o caso de alguma coisa correr mal. Cada uma pode ficar de fora, com a sua frase.',
    es: 'Lo que se acuerda por si algo sale mal. Cada una puede quedar fuera, con su frase.',
  },
  'studio:promises.supportHours': {
    en: 'When somebody is there, and how soon work on a fault begins.',
    pt: 'Quando está lá alguém, e em quanto tempo se começa a tratar de um defeito.',
    es: 'Cuándo hay alguien, y en cuánto tiempo se empieza a trabajar en un fallo.',
  },
  'studio:promises.insurance': {
    en: 'The insurer and what it covers, completing a sentence.',
    pt: 'A seguradora e o que cobre, a completar uma frase.',
    es: 'La aseguradora y lo que cubre, para completar una frase.',
  },
  'studio:promises.late': {
    en: 'What a client saves for each week that the launch is late because of the studio, and at most; in per cent.',
    pt: 'O que o cliente poupa por cada semana de atraso do lançamento por culpa do estúdio, e no máximo; em percentagem.',
    es: 'Lo que ahorra el cliente por cada semana que el lanzamiento se retrasa por culpa del estudio, y como máximo; en porcentaje.',
  },
  'studio:calculator.included': {
    en: 'Pages or screens that the smallest one has.',
    pt: 'Páginas ou ecrãs que o mais pequeno tem.',
    es: 'Páginas o pantallas que tiene el más pequeño.',
  },
  'studio:calculator.page': {
    en: 'The hours of one more page or screen.',
    pt: 'As horas de mais uma página ou ecrã.',
    es: 'Las horas de una página o pantalla más.',
  },
  'studio:calculator.bookings': {
    en: 'Bookings or orders, in a website or an app.',
    pt: 'Reservas ou encomendas, num site ou numa aplicação.',
    es: 'Reservas o pedidos, en un sitio o en una aplicación.',
  },
  'studio:calculator.texts': {
    en: 'For each page, when the texts have to be written.',
    pt: 'Por página, quando é preciso escrever os textos.',
    es: 'Por página, cuando hay que escribir los textos.',
  },
  'studio:calculator.pictures': {
    en: 'For each page, when the pictures have to be made.',
    pt: 'Por página, quando é preciso fazer as imagens.',
    es: 'Por página, cuando hay que hacer las imágenes.',
  },
  'studio:calculator.margin': {
    en: 'How much more than the sum it may become, in per cent.',
    pt: 'Quanto pode passar da soma, em percentagem.',
    es: 'Cuánto puede superar la suma, en porcentaje.',
  },
  'studio:calculator.unknown': {
    en: 'How much that grows with each of the two things that we look at first, in per cent.',
    pt: 'Quanto isso cresce com cada uma das duas coisas que vemos primeiro, em percentagem.',
    es: 'Cuánto crece eso con cada una de las dos cosas que miramos primero, en porcentaje.',
  },
  'studio:workedQuote': {
    en: 'A quote in full on the prices page, for one of the projects.',
    pt: 'Um orçamento completo na página dos preços, para um dos projetos.',
    es: 'Un presupuesto completo en la página de precios, para uno de los proyectos.',
  },
  'studio:workedQuote.starts': {
    en: 'The day of the first conversation, a Monday.',
    pt: 'O dia da primeira conversa, uma segunda-feira.',
    es: 'El día de la primera conversación, un lunes.',
  },
  'studio:workedQuote.weeks': {
    en: 'How many weeks each step of a project takes.',
    pt: 'Quantas semanas demora cada fase de um projeto.',
    es: 'Cuántas semanas dura cada fase de un proyecto.',
  },
  'studio:projectHours': {
    en: 'The hours of other projects, for their stories. Those of the quote’s project are in the quote.',
    pt: 'As horas de outros projetos, para as suas histórias. As do projeto do orçamento estão no orçamento.',
    es: 'Las horas de otros proyectos, para sus historias. Las del proyecto del presupuesto están en el presupuesto.',
  },
  'studio:accessibility': {
    en: 'The last audit of accessibility, and what is known to fail until it is corrected.',
    pt: 'A última auditoria de acessibilidade, e o que se sabe que falha até ser corrigido.',
    es: 'La última auditoría de accesibilidad, y lo que se sabe que falla hasta que se corrija.',
  },
  'studio:quote': {
    en: 'A quote of a client. Use only a real one.',
    pt: 'Uma frase de um cliente. Só uma verdadeira.',
    es: 'Una frase de un cliente. Solo una verdadera.',
  },
  'settings:law': {
    en: 'Names in the legal texts.',
    pt: 'Nomes nos textos legais.',
    es: 'Nombres en los textos legales.',
  },
  'settings:law.courts': {
    en: 'The competent courts, completing a sentence.',
    pt: 'Os tribunais competentes, a completar uma frase.',
    es: 'Los tribunales competentes, para completar una frase.',
  },
  'settings:law.authority': {
    en: 'The authority for complaints about the handling of personal data.',
    pt: 'A autoridade a que se apresentam queixas sobre o tratamento de dados pessoais.',
    es: 'La autoridad ante la que se reclama por el tratamiento de datos personales.',
  },
  'settings:mailKeepDays': {
    en: 'Days after which the server of this site deletes sent messages and junk; the privacy policy states them.',
    pt: 'Dias ao fim dos quais o servidor deste site apaga mensagens enviadas e lixo; a política de privacidade indica-os.',
    es: 'Días tras los cuales el servidor de esta web borra los mensajes enviados y el correo basura; la política de privacidad los indica.',
  },
  'settings:analytics.loadBeforeConsent': {
    en: 'Google’s script loads with all storage denied and sends signals without cookies until the visitor answers. The consent bar, the questions and the privacy policy match the choice.',
    pt: 'O script da Google carrega com todo o armazenamento recusado e envia sinais sem cookies até o visitante responder. A barra de consentimento, as perguntas e a política de privacidade seguem a escolha.',
    es: 'El script de Google se carga con todo el almacenamiento denegado y envía señales sin cookies hasta que el visitante responde. La barra de consentimiento, las preguntas y la política de privacidad siguen la elección.',
  },
  'consent:summary': {
    en: 'Instead of the text, where there is room for one line only.',
    pt: 'Em vez do texto, onde só há espaço para uma linha.',
    es: 'En lugar del texto, donde solo cabe una línea.',
  },
  'consent:soFar': {
    en: 'Shown when the question is opened again.',
    pt: 'Aparece quando a pergunta se abre outra vez.',
    es: 'Aparece cuando la pregunta se abre otra vez.',
  },
  'visits:week': {
    en: 'Only the studio reads them, in its own mail of every Monday.',
    pt: 'Só o estúdio os lê, no seu próprio e-mail das segundas-feiras.',
    es: 'Solo el estudio los lee, en su propio correo de los lunes.',
  },
  '*:law': {
    en: 'The country whose law this text follows: another country needs another text.',
    pt: 'O país cuja lei este texto segue: outro país precisa de outro texto.',
    es: 'El país cuya ley sigue este texto: otro país necesita otro texto.',
  },
};

/** @param document - its id */
export function hintFor(document: string, path: Path, language: DeskLanguage): string | undefined {
  const keys = path.filter((key) => typeof key === 'string');
  if (typeof path.at(-1) === 'number') return undefined;
  const found = hints[`${document}:${keys.join('.')}`] ?? hints[`*:${keys.at(-1)}`];
  return found?.[language];
}
