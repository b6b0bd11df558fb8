export const SEOContent = {
  title: 'Software à medida: sites e aplicações | {name}',
  homeDescription:
    'Sites, aplicações para telemóvel e programas para computador, desenhados e programados à medida por um pequeno estúdio do distrito de Braga.',
  keywords:
    'software à medida, desenvolvimento web, aplicações para telemóvel, aplicações para computador, design de interfaces, estúdio de software, Braga, Portugal',
  ogTitle: '{name}: software feito à medida',
  ogDescription:
    'Um pequeno estúdio do norte de Portugal que faz sites, aplicações e programas ponto por ponto. Experimente os exemplos e conte-nos a sua ideia.',
  socialCardAlt:
    '{name}, software feito à medida. Ao lado das palavras, um bastidor: dois pássaros pousados numa página web, junto a um telemóvel, tudo em ponto de cruz.',
  contactTitle: 'Conte-nos a sua ideia | {name}',
  contactDescription:
    'Precisa de um site, de uma aplicação ou de um programa à medida? Escreva-nos umas linhas. Respondemos em dois dias úteis e a primeira conversa é gratuita.',
  privacyPolicyTitle: 'Política de privacidade | {name}',
  privacyPolicyDescription:
    'Que dados pessoais tratamos neste site, para quê, onde ficam guardados e durante quanto tempo, e como pode exercer os seus direitos.',
  termsAndConditionsTitle: 'Termos e condições | {name}',
  termsAndConditionsDescription:
    'As condições de utilização deste site: quem somos, o que aqui pode fazer, a quem pertencem os conteúdos e que lei se aplica.',
  attributionsTitle: 'Atribuições | {name}',
  attributionsDescription:
    'Os tipos de letra, as bibliotecas e as tradições com que este site foi cosido, as respetivas licenças e uma nota sobre os projetos ilustrativos.',
  notFoundTitle: 'Página não encontrada | {name}',
  notFoundDescription:
    'O endereço que procura não existe neste site ou mudou de lugar. Volte à página inicial ou escreva-nos: ajudamos a encontrar o que falta.',
};
