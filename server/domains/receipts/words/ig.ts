import type { ReceiptWords } from './en.ts'

export const ig: ReceiptWords = {
  subject: (number, sum, home) => `Risiti ${number}: ${sum} maka ${home}`,
  confirmed: (sum, who) =>
    `A kwụọla ya. Ụlọ akụ akwadola ya: ${sum} site n’aka ${who}. (Paid. The bank has confirmed it.)`,
  recorded: (how, sum, who) => `A kwụọla ya. ${how}: ${sum} site n’aka ${who}.`,
  received: (when, left) => `Ọ batara ${when}. Nke fọdụrụ ịkwụ: ${left}.`,
  attached: (number, link) => `Risiti ${number} dị n’email a. Ọ dịkwa ebe a: ${link}`,
}
