/** What a text may depend on, in the words of an owner. */
import { type ConditionName, conditionNames } from '../../../src/studio/condition-names.ts';
import { columns, type Name } from './names.ts';
import type { DeskLanguage } from './words.ts';

const sentences: Readonly<Record<ConditionName, Name>> = {
  ownMail: [
    'The form is sent by the studio’s own server',
    'O formulário é enviado pelo servidor do estúdio',
    'El formulario lo envía el servidor del estudio',
  ],
  mailbox: [
    'The mailbox is on the studio’s own server',
    'A caixa de correio está no servidor do estúdio',
    'El buzón está en el servidor del estudio',
  ],
  workersMail: [
    'The form is sent by Cloudflare',
    'O formulário é enviado pela Cloudflare',
    'El formulario lo envía Cloudflare',
  ],
  noMail: ['The site has no form', 'O site não tem formulário', 'El sitio no tiene formulario'],
  providerMail: [
    'The form is sent by a provider',
    'O formulário é enviado por um fornecedor',
    'El formulario lo envía un proveedor',
  ],
  ownLog: [
    'The host keeps a log',
    'O alojamento guarda um registo',
    'El alojamiento guarda un registro',
  ],
  workersHost: [
    'The site is at Cloudflare',
    'O site está na Cloudflare',
    'El sitio está en Cloudflare',
  ],
  analytics: [
    'Google Analytics is on',
    'O Google Analytics está ligado',
    'Google Analytics está activado',
  ],
  analyticsEarly: [
    'Google Analytics loads before consent',
    'O Google Analytics carrega antes do consentimento',
    'Google Analytics se carga antes del consentimiento',
  ],
  analyticsAfterConsent: [
    'Google Analytics waits for consent',
    'O Google Analytics espera pelo consentimento',
    'Google Analytics espera al consentimiento',
  ],
  noAnalytics: [
    'Google Analytics is off',
    'O Google Analytics está desligado',
    'Google Analytics está desactivado',
  ],
  visits: ['Visits are counted', 'As visitas são contadas', 'Las visitas se cuentan'],
  complaintsBook: [
    'There is a complaints book',
    'Há livro de reclamações',
    'Hay libro de reclamaciones',
  ],
  disputeResolution: [
    'There is a body for disputes',
    'Há uma entidade de resolução de litígios',
    'Hay una entidad de resolución de litigios',
  ],
  networks: [
    'The studio is on a social network',
    'O estúdio está numa rede social',
    'El estudio está en una red social',
  ],
  metaPages: [
    'The studio is on Facebook or Instagram',
    'O estúdio está no Facebook ou no Instagram',
    'El estudio está en Facebook o Instagram',
  ],
  linkedInPage: [
    'The studio is on LinkedIn',
    'O estúdio está no LinkedIn',
    'El estudio está en LinkedIn',
  ],
  demonstrations: [
    'A project is a demonstration',
    'Um projeto é uma demonstração',
    'Un proyecto es una demostración',
  ],
  onlyDemonstrations: [
    'All projects are demonstrations',
    'Todos os projetos são demonstrações',
    'Todos los proyectos son demostraciones',
  ],
  someDemonstrations: [
    'Some projects are demonstrations, but not all',
    'Alguns projetos são demonstrações, mas não todos',
    'Algunos proyectos son demostraciones, pero no todos',
  ],
  optionalFields: [
    'The form has fields that may stay empty',
    'O formulário tem campos facultativos',
    'El formulario tiene campos opcionales',
  ],
  film: ['The film is shown', 'O filme é mostrado', 'La película se muestra'],
  freeProposal: ['The proposal is free', 'A proposta é gratuita', 'La propuesta es gratuita'],
  fixedPrice: ['The price is fixed', 'O preço é fixo', 'El precio es cerrado'],
};

const project: Name = [
  'The project is shown: {id}',
  'O projeto é mostrado: {id}',
  'El proyecto se muestra: {id}',
];
const not: Name = ['Not so: ', 'Não é assim: ', 'No es así: '];

export const conditions: readonly string[] = conditionNames;

/** @param condition - as a text writes it: `film`, `not film`, or the id of a project */
export function conditionName(condition: string, language: DeskLanguage): string {
  const name = condition.replace(/^not /, '');
  const known = conditionNames.find((it) => it === name);
  const sentence = known ? sentences[known] : project;
  const column = columns[language];
  return (name === condition ? '' : not[column]) + sentence[column].replace('{id}', name);
}
