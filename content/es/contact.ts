import type { ContactWords } from '../dictionary.ts';

export const contact = {
  title: 'Cuéntanos tu idea.',
  description: 'Bastan unas líneas para empezar. La primera charla es gratis y sin compromiso.',
  labels: {
    name: 'Nombre',
    email: 'Correo electrónico',
    subject: 'Asunto',
    message: 'Mensaje',
  },
  placeholders: {
    name: 'Lucía Romero',
    email: 'lucia@example.com',
    subject: 'Reservas online',
    message:
      'Cómo trabajas hoy, qué te gustaría mejorar y para cuándo. No hacen falta términos técnicos.',
  },
  submitButton: 'Enviar mensaje',
  sending: 'Enviando…',
  success: '¡Gracias por tu mensaje! Te responderemos muy pronto.',
  failure: '¡Vaya! Algo ha ido mal. Inténtalo de nuevo más tarde.',
  writeDirectly: 'Escríbenos directamente por correo',
  honeypotLabel: 'Deja este campo vacío',
  validation: {
    required: 'Este campo es obligatorio',
    invalidEmail: 'Escribe una dirección de correo válida',
    emailEnding:
      'Nuestro formulario no admite direcciones con una terminación tan larga. Escríbenos a {email}',
    tooLong: 'Escribe {limit} caracteres como máximo',
  },
  errorSummary: 'Algunos campos necesitan tu atención.',
  aside: {
    title: 'Antes de escribir',
    emailTitle: 'También por correo',
    answerTitle: 'Cuándo respondemos',
    answerText: 'En dos días laborables. Te responde alguien del estudio que ha leído tu mensaje.',
    nextTitle: 'Qué pasa después',
    steps: [
      'Leemos tu mensaje y, si falta algo, te preguntamos.',
      'Fijamos una primera charla, por videollamada, por teléfono o en persona.',
      'Te enviamos una propuesta por escrito, con el precio y los plazos.',
    ],
    privacyBefore:
      '{legalName} usa estos datos para responderte. Durante cuánto tiempo, y qué derechos tienes, lo dice la ',
    privacyLink: 'política de privacidad',
    privacyAfter: '.',
  },
  sentPage: {
    title: 'Mensaje recibido.',
    text: 'Nuestra respuesta te llegará en dos días laborables, a la dirección de correo que has indicado.',
    again: 'Escribir otro mensaje',
    home: 'Volver al inicio',
  },
};

contact satisfies ContactWords;
