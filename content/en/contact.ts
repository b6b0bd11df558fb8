import type { ContactWords } from '../dictionary.ts';

export const contact = {
  title: 'Tell us your idea.',
  description:
    'A few lines are enough to start. The first conversation is free, with no obligation.',
  labels: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
  },
  placeholders: {
    name: 'Margaret Ellis',
    email: 'm.ellis@example.com',
    subject: 'Online bookings',
    message:
      'How you work today, what you would like to improve, and by when. No technical terms needed.',
  },
  submitButton: 'Send message',
  sending: 'Sending...',
  success: "Thank you for your message! We'll get back to you shortly.",
  failure: 'Oops! Something went wrong. Please try again later.',
  writeDirectly: 'Write to us directly by email',
  honeypotLabel: 'Leave this field empty',
  validation: {
    required: 'This field is required',
    invalidEmail: 'Please enter a valid email address',
    emailEnding:
      'Our form does not take addresses with an ending this long. Write to us at {email}',
    tooLong: 'Please use no more than {limit} characters',
  },
  errorSummary: 'Some fields need your attention.',
  aside: {
    title: 'Before you write',
    emailTitle: 'Or email us',
    answerTitle: 'When we reply',
    answerText: 'Within two working days, from someone at the studio who has read your message.',
    nextTitle: 'What happens next',
    steps: [
      'We read your message and, if anything is missing, we ask.',
      'We arrange a first conversation, by video call, by telephone or in person.',
      'We send you a written proposal, with the price and the dates.',
    ],
    privacyBefore:
      '{legalName} uses these details to reply to you. For how long, and what your rights are, is in our ',
    privacyLink: 'privacy policy',
    privacyAfter: '.',
  },
  sentPage: {
    title: 'Message received.',
    text: 'Our reply will reach you within two working days, at the email address you gave.',
    again: 'Write another message',
    home: 'Back to the home page',
  },
};

contact satisfies ContactWords;
