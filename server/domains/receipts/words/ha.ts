import type { ReceiptWords } from './en.ts'

export const ha: ReceiptWords = {
  subject: (number, sum, home) => `Rasit ${number}: ${sum} na ${home}`,
  confirmed: (sum, who) =>
    `An biya. Banki ya tabbatar: ${sum} daga ${who}. (Paid. The bank has confirmed it.)`,
  recorded: (how, sum, who) => `An biya. ${how}: ${sum} daga ${who}.`,
  received: (when, left) => `Ya shigo ${when}. Saura a biya: ${left}.`,
  attached: (number, link) => `Rasit ${number} yana haɗe da wannan imel. Yana nan ma: ${link}`,
}
