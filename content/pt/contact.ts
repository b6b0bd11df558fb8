import type { ContactWords } from '../dictionary.ts';

export const contact = {
  title: 'Conte-\u2060nos a sua ideia.',
  description: 'Bastam umas linhas para começar. A primeira conversa é gratuita e sem compromisso.',
  labels: {
    name: 'Nome',
    email: 'E-mail',
    subject: 'Assunto',
    message: 'Mensagem',
  },
  placeholders: {
    name: 'Maria Fernandes',
    email: 'maria@example.com',
    subject: 'Reservas online',
    message:
      'Como trabalha hoje, o que gostava de melhorar e para quando. Não precisa de termos técnicos.',
  },
  submitButton: 'Enviar mensagem',
  sending: 'A enviar…',
  success: 'Obrigado pela sua mensagem! Respondemos em breve.',
  failure: 'Algo correu mal. Tente novamente mais tarde.',
  writeDirectly: 'Escreva-nos diretamente por e-mail',
  honeypotLabel: 'Deixe este campo vazio',
  validation: {
    required: 'Este campo é obrigatório',
    invalidEmail: 'Escreva um endereço de e-mail válido',
    emailEnding:
      'O nosso formulário não aceita endereços com uma terminação tão longa. Escreva-nos para {email}',
    tooLong: 'Escreva, no máximo, {limit} caracteres',
  },
  errorSummary: 'Alguns campos precisam da sua atenção.',
  aside: {
    title: 'Antes de escrever',
    emailTitle: 'Também por e-mail',
    answerTitle: 'Quando respondemos',
    answerText: 'Em dois dias úteis. Responde-lhe alguém do estúdio que leu a sua mensagem.',
    nextTitle: 'O que se segue',
    steps: [
      'Lemos a sua mensagem e, se faltar alguma coisa, perguntamos.',
      'Marcamos a primeira conversa, por videochamada, por telefone ou pessoalmente.',
      'Enviamos uma proposta por escrito, com o preço e os prazos.',
    ],
    privacyBefore:
      '{legalName} usa estes dados para lhe responder. Durante quanto tempo, e que direitos tem, diz a ',
    privacyLink: 'política de privacidade',
    privacyAfter: '.',
  },
  sentPage: {
    title: 'Mensagem recebida.',
    text: 'A resposta chega em dois dias úteis, ao endereço de e-mail que indicou.',
    again: 'Escrever outra mensagem',
    home: 'Voltar à página inicial',
  },
};

contact satisfies ContactWords;
