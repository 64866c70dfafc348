/** The mail with which a receipt comes. The receipt itself is English in every language. */
export const en = {
  subject: (number: string, sum: string, home: string) => `Receipt ${number}: ${sum} for ${home}`,
  confirmed: (sum: string, who: string) => `Paid. The bank has confirmed it: ${sum} from ${who}.`,
  recorded: (how: string, sum: string, who: string) => `Paid. ${how}: ${sum} from ${who}.`,
  received: (when: string, left: string) => `Received ${when}. Left to pay: ${left}.`,
  attached: (number: string, link: string) => `Receipt ${number} is attached. It is also here: ${link}`,
}
export type ReceiptWords = typeof en
