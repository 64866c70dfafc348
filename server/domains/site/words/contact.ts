/** Texts of the contact page. */
export const contact = {
  title: 'Contact',
  description: 'Write to the people who run Gida.',
  intro:
    'Write to us about Gida itself. About your rent or your home, write to your manager: they have your book, and we may not look into it.',
  name: 'Your name',
  email: 'Your e-mail',
  message: 'What is it about?',
  send: 'Send',
  sent: 'Your message is on its way. The answer comes by e-mail.',
  again: 'Back to the start',
  faults: {
    name: 'Write your name.',
    email: 'Write an e-mail address that we can answer to.',
    message: 'Write at least a few words, and no more than 3,000 signs.',
    links: 'Write it with at most two links: what is full of them is taken for advertising.',
  },
  tooMany: 'You have written several times in this hour. Come again later, or write to the address below.',
  orMail: 'Or write to',
} as const
