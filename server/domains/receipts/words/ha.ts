import type { ReceiptWords } from './en.ts'

export const ha: ReceiptWords = {
  subject: (number, sum, home) => `Rasit ${number}: ${sum} na ${home}`,
  confirmed: (sum, who) =>
    `An biya. Banki ya tabbatar: ${sum} daga ${who}. (Paid. The bank has confirmed it.)`,
  recorded: (how, sum, who) => `An biya. ${how}: ${sum} daga ${who}.`,
  voided: {
    REFUNDED: 'Rasit ɗin na gaske ne, amma an mayar da kuɗin. (Void)',
    TAKEN_BACK: 'An soke wannan rasit: an janye abin da aka rubuta. (Void)',
  },
  received: (when, left) => `Ya shigo ${when}. Saura a biya: ${left}.`,
  attached: (number, link) => `Rasit ${number} yana haɗe da wannan imel. Yana nan ma: ${link}`,
  page: {
    title: 'Abin da wannan rasit yake faɗa',
    note: 'Wannan shafi don ku fahimta ne. Shafin farko, da Turanci, shi ne rasit ɗin. (The first page, in English, is the receipt.)',
    tenant: 'An karɓa daga',
    landlord: 'Domin mai gida',
    premises: 'Gida',
    period: 'Lokaci',
    sum: 'Adadin kuɗi',
    applied: 'Abin da aka biya',
    left: 'Saura a biya bayan wannan rasit (Left to pay)',
    channel: 'Hanyar biya',
    reference: 'Lambarmu',
    known: 'Yadda aka sani',
    confirmed: 'Banki ya tabbatar (Confirmed by the bank)',
    recorded: 'Mutum ya rubuta (Recorded by a person)',
    check: 'Ku ɗauki lambar da ke shafin farko da waya: za ta faɗa ko wannan rasit na gaske ne.',
    wrong: 'Akwai kuskure a nan? Ku gaya wa manajan rukunin gidaje lambar wannan rasit.',
  },
}
