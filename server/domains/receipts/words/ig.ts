import type { ReceiptWords } from './en.ts'

export const ig: ReceiptWords = {
  subject: (number, sum, home) => `Risiti ${number}: ${sum} maka ${home}`,
  confirmed: (sum, who) =>
    `A kwụọla ya. Ụlọ akụ akwadola ya: ${sum} site n’aka ${who}. (Paid. The bank has confirmed it.)`,
  recorded: (how, sum, who) => `A kwụọla ya. ${how}: ${sum} site n’aka ${who}.`,
  voided: {
    REFUNDED: 'Risiti a bụ ezigbo ya, mana e nyeghachila ego ahụ. (Void)',
    TAKEN_BACK: 'A kagbuola risiti a: e weghachitela ihe e dekọrọ. (Void)',
  },
  received: (when, left) => `Ọ batara ${when}. Nke fọdụrụ ịkwụ: ${left}.`,
  attached: (number, link) => `Risiti ${number} dị n’email a. Ọ dịkwa ebe a: ${link}`,
  page: {
    title: 'Ihe risiti a na-ekwu',
    note: 'Ibe a bụ ka ị ghọta. Ibe mbụ, n’asụsụ Bekee, bụ risiti ahụ. (The first page, in English, is the receipt.)',
    tenant: 'Onye kwụrụ ya',
    landlord: 'Maka onye nwe ụlọ',
    premises: 'Ụlọ',
    period: 'Oge',
    sum: 'Ego ole',
    applied: 'Ihe a kwụrụ',
    left: 'Nke fọdụrụ ịkwụ mgbe nke a gasịrị (Left to pay)',
    channel: 'Otú e si kwụọ ya',
    reference: 'Nọmba anyị',
    known: 'Otú e si mara ya',
    confirmed: 'Ụlọ akụ kwadoro ya (Confirmed by the bank)',
    recorded: 'Mmadụ dekọrọ ya (Recorded by a person)',
    check: 'Jiri ekwentị fookwa koodu dị na ibe mbụ: ọ ga-ekwu ma risiti a ọ bụ ezigbo ya.',
    wrong: 'Ò nwere ihe na-ezighi ezi ebe a? Gwa onye nlekọta esteeti nọmba risiti a.',
  },
}
