import type { ReceiptWords } from './en.ts'

export const yo: ReceiptWords = {
  subject: (number, sum, home) => `Ìwé-ẹ̀rí owó ${number}: ${sum} fún ${home}`,
  confirmed: (sum, who) =>
    `A ti sanwó. Báńkì ti jẹ́rìí sí i: ${sum} láti ọwọ́ ${who}. (Paid. The bank has confirmed it.)`,
  recorded: (how, sum, who) => `A ti sanwó. ${how}: ${sum} láti ọwọ́ ${who}.`,
  voided: {
    REFUNDED: 'Ojúlówó ni ìwé-ẹ̀rí yìí, ṣùgbọ́n a ti dá owó náà padà. (Void)',
    TAKEN_BACK: 'A ti fagilé ìwé-ẹ̀rí yìí: a ti gba ohun tí a kọ sílẹ̀ padà. (Void)',
  },
  received: (when, left) => `Ó wọlé ní ${when}. Ohun tó kù láti san: ${left}.`,
  attached: (number, link) => `Ìwé-ẹ̀rí owó ${number} wà pẹ̀lú ímeèlì yìí. Ó tún wà níbí: ${link}`,
  page: {
    title: 'Ohun tí ìwé-ẹ̀rí owó yìí sọ',
    note: 'Ojú-ìwé yìí wà kí ó lè yé yín. Ojú-ìwé àkọ́kọ́, ní èdè Gẹ̀ẹ́sì, ni ìwé-ẹ̀rí owó náà. (The first page, in English, is the receipt.)',
    tenant: 'Ẹni tó san án',
    landlord: 'Fún onílé',
    premises: 'Ilé',
    period: 'Àkókò',
    sum: 'Iye owó',
    applied: 'Ohun tí a san',
    left: 'Ohun tó kù láti san lẹ́yìn èyí (Left to pay)',
    channel: 'Bí a ṣe san án',
    reference: 'Nọ́mbà wa',
    known: 'Bí a ṣe mọ̀',
    confirmed: 'Báńkì jẹ́rìí sí i (Confirmed by the bank)',
    recorded: 'Ènìyàn ló kọ ọ́ sílẹ̀ (Recorded by a person)',
    check: 'Ẹ fi fóònù ya àmì tó wà ní ojú-ìwé àkọ́kọ́: yóò sọ bóyá ojúlówó ni ìwé-ẹ̀rí yìí.',
    wrong: 'Ṣé nǹkan kan kò tọ̀nà níbí? Ẹ sọ nọ́mbà ìwé-ẹ̀rí yìí fún alábòójútó ẹ̀sítéètì.',
  },
}
