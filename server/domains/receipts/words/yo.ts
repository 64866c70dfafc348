import type { ReceiptWords } from './en.ts'

export const yo: ReceiptWords = {
  subject: (number, sum, home) => `Ìwé-ẹ̀rí owó ${number}: ${sum} fún ${home}`,
  confirmed: (sum, who) =>
    `A ti sanwó. Báńkì ti jẹ́rìí sí i: ${sum} láti ọwọ́ ${who}. (Paid. The bank has confirmed it.)`,
  recorded: (how, sum, who) => `A ti sanwó. ${how}: ${sum} láti ọwọ́ ${who}.`,
  received: (when, left) => `Ó wọlé ní ${when}. Ohun tó kù láti san: ${left}.`,
  attached: (number, link) => `Ìwé-ẹ̀rí owó ${number} wà pẹ̀lú ímeèlì yìí. Ó tún wà níbí: ${link}`,
}
