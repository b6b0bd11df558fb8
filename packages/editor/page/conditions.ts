/** What a text may depend on, in the words of an owner. */
import { type ConditionName, conditionNames } from '../../../src/studio/condition-names.ts';
import type { DeskLanguage } from './words.ts';

type Sentence = Readonly<Record<DeskLanguage, string>>;

const sentences: Readonly<Record<ConditionName, Sentence>> = {
  ownMail: {
    en: 'The form is sent by the studio’s own server',
    pt: 'O formulário é enviado pelo servidor do estúdio',
    es: 'El formulario lo envía el servidor del estudio',
  },
  mailbox: {
    en: 'The mailbox is on the studio’s own server',
    pt: 'A caixa de correio está no servidor do estúdio',
    es: 'El buzón está en el servidor del estudio',
  },
  workersMail: {
    en: 'The form is sent by Cloudflare',
    pt: 'O formulário é enviado pela Cloudflare',
    es: 'El formulario lo envía Cloudflare',
  },
  noMail: {
    en: 'The site has no form',
    pt: 'O site não tem formulário',
    es: 'El sitio no tiene formulario',
  },
  providerMail: {
    en: 'The form is sent by a provider',
    pt: 'O formulário é enviado por um fornecedor',
    es: 'El formulario lo envía un proveedor',
  },
  ownLog: {
    en: 'The host keeps a log',
    pt: 'O alojamento guarda um registo',
    es: 'El alojamiento guarda un registro',
  },
  workersHost: {
    en: 'The site is at Cloudflare',
    pt: 'O site está na Cloudflare',
    es: 'El sitio está en Cloudflare',
  },
  analytics: {
    en: 'Google Analytics is on',
    pt: 'O Google Analytics está ligado',
    es: 'Google Analytics está activado',
  },
  analyticsEarly: {
    en: 'Google Analytics loads before consent',
    pt: 'O Google Analytics carrega antes do consentimento',
    es: 'Google Analytics se carga antes del consentimiento',
  },
  analyticsAfterConsent: {
    en: 'Google Analytics waits for consent',
    pt: 'O Google Analytics espera pelo consentimento',
    es: 'Google Analytics espera al consentimiento',
  },
  noAnalytics: {
    en: 'Google Analytics is off',
    pt: 'O Google Analytics está desligado',
    es: 'Google Analytics está desactivado',
  },
  visits: {
    en: 'Visits are counted',
    pt: 'As visitas são contadas',
    es: 'Las visitas se cuentan',
  },
  complaintsBook: {
    en: 'There is a complaints book',
    pt: 'Há livro de reclamações',
    es: 'Hay libro de reclamaciones',
  },
  disputeResolution: {
    en: 'There is a body for disputes',
    pt: 'Há uma entidade de resolução de litígios',
    es: 'Hay una entidad de resolución de litigios',
  },
  networks: {
    en: 'The studio is on a social network',
    pt: 'O estúdio está numa rede social',
    es: 'El estudio está en una red social',
  },
  metaPages: {
    en: 'The studio is on Facebook or Instagram',
    pt: 'O estúdio está no Facebook ou no Instagram',
    es: 'El estudio está en Facebook o Instagram',
  },
  linkedInPage: {
    en: 'The studio is on LinkedIn',
    pt: 'O estúdio está no LinkedIn',
    es: 'El estudio está en LinkedIn',
  },
  demonstrations: {
    en: 'A project is a demonstration',
    pt: 'Um projeto é uma demonstração',
    es: 'Un proyecto es una demostración',
  },
  onlyDemonstrations: {
    en: 'All projects are demonstrations',
    pt: 'Todos os projetos são demonstrações',
    es: 'Todos los proyectos son demostraciones',
  },
  someDemonstrations: {
    en: 'Some projects are demonstrations, but not all',
    pt: 'Alguns projetos são demonstrações, mas não todos',
    es: 'Algunos proyectos son demostraciones, pero no todos',
  },
  optionalFields: {
    en: 'The form has fields that may stay empty',
    pt: 'O formulário tem campos facultativos',
    es: 'El formulario tiene campos opcionales',
  },
  film: {
    en: 'The film is shown',
    pt: 'O filme é mostrado',
    es: 'La película se muestra',
  },
  freeProposal: {
    en: 'The proposal is free',
    pt: 'A proposta é gratuita',
    es: 'La propuesta es gratuita',
  },
  fixedPrice: {
    en: 'The price is fixed',
    pt: 'O preço é fixo',
    es: 'El precio es cerrado',
  },
};

const project: Sentence = {
  en: 'The project is shown: {id}',
  pt: 'O projeto é mostrado: {id}',
  es: 'El proyecto se muestra: {id}',
};
const not: Sentence = { en: 'Not so: ', pt: 'Não é assim: ', es: 'No es así: ' };

export const conditions: readonly string[] = conditionNames;

/** @param condition - as a text writes it: `film`, `not film`, or the id of a project */
export function conditionName(condition: string, language: DeskLanguage): string {
  const name = condition.replace(/^not /, '');
  const known = conditionNames.find((it) => it === name);
  const sentence = known ? sentences[known] : project;
  return (name === condition ? '' : not[language]) + sentence[language].replace('{id}', name);
}
