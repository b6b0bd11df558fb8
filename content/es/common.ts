import type { CommonWords } from '../dictionary.ts';

export const common = {
  navigation: {
    home: 'Inicio',
    about: 'Quiénes somos',
    services: 'Servicios',
    projects: 'Proyectos',
    contact: 'Contacto',
    mainLabel: 'Navegación principal',
    languageLabel: 'Idioma',
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
    menuLabel: 'Menú',
    skipToContent: 'Saltar al contenido',
    homeLink: '{name}, página de inicio',
  },
  footer: {
    companyLine: 'Software hecho a medida en el distrito de Braga, Portugal.',
    rights: 'Todos los derechos reservados.',
    legalTitle: 'Información legal',
    privacyPolicy: 'Política de privacidad',
    termsAndConditions: 'Términos y condiciones',
    attributions: 'Créditos y licencias',
    contactTitle: 'Contacto',
    newTab: 'se abre en una pestaña nueva',
    complaintsBook: 'Libro de reclamaciones portugués online',
    disputeResolution: 'Resolución de litigios de consumo',
    companyFacts: '{legalName}[, {companyIds}]; domicilio social: {address}.',
  },
};

common satisfies CommonWords;
