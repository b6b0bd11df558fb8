import type { SEOWords } from '../dictionary.ts';

export const SEOContent = {
  title: 'Software à medida, sites e aplicações em Braga | {name}',
  homeDescription:
    'Criação de sites, lojas online, aplicações para telemóvel e software à medida para empresas, por um pequeno estúdio de Braga. A primeira conversa é gratuita.',
  keywords:
    'software à medida, criação de sites, lojas online, desenvolvimento web, aplicações para telemóvel, aplicações para computador, design de interfaces, estúdio de software, Braga, Portugal',
  ogTitle: '{name}: software feito à medida',
  ogDescription:
    'Um pequeno estúdio do norte de Portugal que faz sites, aplicações e programas à medida. [demonstrations?Experimente os exemplos e conte][noDemonstrations?Conte]-nos a sua ideia.',
  socialCardAlt:
    '{name}, software feito à medida. Ao lado das palavras, um bastidor: dois pássaros pousados numa página web, junto a um telemóvel, tudo em ponto de cruz.',
  contactTitle: 'Pedir orçamento para um site ou aplicação | {name}',
  contactDescription:
    'Precisa de um site, de uma aplicação ou de um programa à medida? Conte-nos a sua ideia e peça um orçamento. Respondemos em dois dias úteis.',
  privacyPolicyTitle: 'Política de privacidade | {name}',
  privacyPolicyDescription:
    'Que dados pessoais tratamos neste site, para quê, onde ficam guardados e durante quanto tempo, e como pode exercer os seus direitos.',
  termsAndConditionsTitle: 'Termos e condições | {name}',
  termsAndConditionsDescription:
    'As condições de utilização deste site: quem somos, o que aqui pode fazer, a quem pertencem os conteúdos e que lei se aplica.',
  attributionsTitle: 'Créditos e licenças | {name}',
  attributionsDescription:
    'Os tipos de letra, as bibliotecas e as tradições de que este site é feito[demonstrations?, as respetivas licenças e uma nota sobre os projetos ilustrativos][noDemonstrations? e as respetivas licenças].',
  notFoundTitle: 'Página não encontrada | {name}',
  notFoundDescription:
    'O endereço que procura não existe neste site ou mudou de lugar. Volte à página inicial ou escreva-nos: ajudamos a encontrar o que falta.',
};

SEOContent satisfies SEOWords;
