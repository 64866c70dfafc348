/** Texts of the contact page. */
export const contact = {
  title: 'Contact',
  description: 'Write to the people who run Gida.',
  intro:
    'Write to us about Gida itself. For your rent or your home, write to your manager: they keep your records, and we may not look into them.',
  name: 'Your name',
  email: 'Your e-mail',
  message: 'What is it about?',
  send: 'Send',
  sent: 'Your message has been sent. We will answer by e-mail.',
  again: 'Back to the start',
  faults: {
    name: 'Enter your name.',
    email: 'Enter an e-mail address that we can reply to.',
    message: 'Write at least a few words, and no more than 3,000 characters.',
    links: 'Use no more than two links. Messages with more are treated as advertising.',
  },
  tooMany: 'You have written several times this hour. Try again later, or write to the address below.',
  orMail: 'Or write to',
} as const
