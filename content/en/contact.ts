import type { ContactWords } from '../dictionary.ts';

export const contact: ContactWords = {
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
    email: 'margaret@example.com',
    subject: 'Online bookings for my restaurant',
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
    tooLong: 'Please use no more than {limit} characters',
  },
  errorSummary: 'Some fields need your attention.',
  aside: {
    title: 'Good to know',
    emailTitle: 'By email, too',
    answerTitle: 'When we answer',
    answerText: 'Within two working days, from someone at the studio who has read your message.',
    nextTitle: 'What happens next',
    steps: [
      'We read your message and, if anything is missing, we ask.',
      'We arrange a first conversation, to take your idea’s measurements.',
      'You receive a written proposal, with the price and the dates.',
    ],
    privacyBefore: 'We use these details to answer you. The rest is in our ',
    privacyLink: 'privacy policy',
    privacyAfter: '.',
  },
  sentPage: {
    title: 'Message received.',
    text: 'Thank you for writing to us. We will answer within two working days, at the email address you gave.',
    again: 'Write another message',
    home: 'Back to the home page',
  },
};
