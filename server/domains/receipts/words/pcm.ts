import type { ReceiptWords } from './en.ts'

export const pcm: ReceiptWords = {
  subject: (number, sum, home) => `Receipt ${number}: ${sum} for ${home}`,
  confirmed: (sum, who) =>
    `Don pay. Bank don confirm am: ${sum} from ${who}. (Paid. The bank has confirmed it.)`,
  recorded: (how, sum, who) => `Don pay. ${how}: ${sum} from ${who}.`,
  received: (when, left) => `E enter ${when}. Wetin remain to pay: ${left}.`,
  attached: (number, link) => `Receipt ${number} dey this mail. E dey here too: ${link}`,
}
