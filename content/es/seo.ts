import type { SEOWords } from '../dictionary.ts';

export const SEOContent = {
  title: 'Software a medida, páginas web y aplicaciones | {name}',
  homeDescription:
    'Páginas web, tiendas online, aplicaciones móviles y software a medida para empresas, de un pequeño estudio de Braga, en Portugal. La primera charla es gratis.',
  keywords:
    'software a medida, páginas web, tiendas online, desarrollo web, aplicaciones móviles, aplicaciones de escritorio, diseño de interfaces, estudio de software, Braga, Portugal',
  ogTitle: '{name}: software hecho a medida',
  ogDescription:
    'Un pequeño estudio del norte de Portugal que hace webs, aplicaciones y programas a medida. [demonstrations?Prueba los ejemplos y cuéntanos][noDemonstrations?Cuéntanos] tu idea.',
  socialCardAlt:
    '{name}, software hecho a medida. Junto a las palabras, un bastidor: dos pájaros posados en una página web, al lado de un móvil, todo a punto de cruz.',
  contactTitle: 'Pide presupuesto para tu web o aplicación | {name}',
  contactDescription:
    '¿Necesitas una web, una aplicación o un programa a medida? Cuéntanos tu idea y pide presupuesto. Respondemos en dos días laborables.',
  privacyPolicyTitle: 'Política de privacidad | {name}',
  privacyPolicyDescription:
    'Qué datos personales tratamos en esta web, para qué, dónde se guardan y durante cuánto tiempo, y cómo puedes ejercer tus derechos.',
  termsAndConditionsTitle: 'Términos y condiciones | {name}',
  termsAndConditionsDescription:
    'Las condiciones de uso de esta web: quiénes somos, qué puedes hacer aquí, de quién son los contenidos y qué ley se aplica.',
  attributionsTitle: 'Créditos y licencias | {name}',
  attributionsDescription:
    'Las tipografías, las bibliotecas y las tradiciones de las que está hecha esta web, con sus licencias[demonstrations?, y una nota sobre los proyectos ilustrativos].',
  notFoundTitle: 'Página no encontrada | {name}',
  notFoundDescription:
    'La dirección que buscas no existe en esta web o ha cambiado de lugar. Vuelve al inicio o escríbenos y te ayudamos a encontrar lo que falta.',
};

SEOContent satisfies SEOWords;
