import type { CommonWords } from '../dictionary.ts';

export const common = {
  navigation: {
    home: 'Início',
    about: 'Quem somos',
    services: 'Serviços',
    projects: 'Projetos',
    contact: 'Contacto',
    mainLabel: 'Navegação principal',
    languageLabel: 'Língua',
    openMenu: 'Abrir o menu',
    closeMenu: 'Fechar o menu',
    menuLabel: 'Menu',
    skipToContent: 'Saltar para o conteúdo',
    homeLink: '{name}, página inicial',
  },
  footer: {
    companyLine: 'Software feito à medida no distrito de Braga, Portugal.',
    rights: 'Todos os direitos reservados.',
    legalTitle: 'Informação legal',
    privacyPolicy: 'Política de privacidade',
    termsAndConditions: 'Termos e condições',
    attributions: 'Créditos e licenças',
    contactTitle: 'Contacto',
    newTab: 'abre num novo separador',
    complaintsBook: 'Livro de Reclamações Eletrónico',
    disputeResolution: 'Resolução de litígios de consumo',
    companyFacts: '{legalName}[, {companyIds}]; sede: {address}.',
  },
};

common satisfies CommonWords;
