import type { CommonWords } from '../dictionary.ts';

export const common = {
  navigation: {
    home: 'Home',
    about: 'About',
    services: 'Services',
    projects: 'Projects',
    contact: 'Contact',
    mainLabel: 'Main navigation',
    languageLabel: 'Language',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    menuLabel: 'Menu',
    skipToContent: 'Skip to content',
    homeLink: '{name}, home page',
  },
  footer: {
    companyLine: 'Software made to measure in the district of Braga, Portugal.',
    rights: 'All rights reserved.',
    legalTitle: 'Legal',
    privacyPolicy: 'Privacy policy',
    termsAndConditions: 'Terms and conditions',
    attributions: 'Attributions',
    contactTitle: 'Contact',
    newTab: 'opens in a new tab',
    complaintsBook: 'Portuguese online complaints book',
    disputeResolution: 'Consumer dispute resolution',
    companyFacts: '{legalName}[, {companyIds}]; registered office: {address}.',
  },
};

common satisfies CommonWords;
