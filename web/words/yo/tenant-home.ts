import type { tenantHome as english } from '../en/tenant-home.ts'
import type { Words } from '../words.ts'

export const tenantHome = {
  greeting: {
    morning: (name: string) => `Ẹ káàárọ̀, ${name}`,
    afternoon: (name: string) => `Ẹ káàsán, ${name}`,
    evening: (name: string) => `Ẹ káalẹ́, ${name}`,
  },
  noHome: 'Ẹ ò tíì ní ilé kankan níbí',
  noHomeNote: 'Tí alábòójútó bá fún yín ní ilé, owó ilé àti àwọn ìwé yín á hàn níbí.',
  dueNow: 'Owó tó yẹ ní sísan báyìí',
  oweNothing: 'Ẹ ò jẹ gbèsè kankan.',
  inArrears: (amount: string, days: string) => `${amount} ti kọjá àkókò; èyí tó pẹ́ jù: ${days}.`,
  rest: (day: string) => `Ọjọ́ ìsanwó ìyókù: ${day}.`,
  due: (day: string) => `Ọjọ́ ìsanwó: ${day}.`,
  later: (amount: string) => `Ìwé ìsanwó ${amount} wà tí àkókò rẹ̀ kò tíì tó.`,
  nextIs: (what: string, day: string) => `Èyí tó kàn: ${what}, ọjọ́ ìsanwó ${day}.`,
  payNow: 'Sanwó báyìí',
  payPart: 'San díẹ̀',
  payAhead: 'Sanwó ṣáájú',
  charges: 'Ohun tí ẹ jẹ',
  allCharges: 'Gbogbo owó',
  noCharges: 'Kò sí ohun tó ṣẹ́kù. Ẹ ṣé.',
  due_: (day: string) => `Ọjọ́ ìsanwó: ${day}`,
  next: (what: string, day: string) => `Èyí tó kàn: ${what}, ${day}`,
  receipts: 'Àwọn ìwé-ẹ̀rí owó',
  allReceipts: (count: number) => `Gbogbo ${count.toLocaleString('en-NG')}`,
  noReceipts: 'Àwọn ìwé-ẹ̀rí owó yín á hàn níbí, ọ̀kan fún ìsanwó kọ̀ọ̀kan.',
  lease: {
    title: 'Àdéhùn ilé yín',
    until: (day: string) => `Títí di ${day}`,
    ended: (day: string) => `Ó parí ní ${day}`,
  },
  open: {
    pendingTitle: 'Ẹ ò tíì sanwó tán.',
    pending: (amount: string) => `Ẹ ti bẹ̀rẹ̀ ìsanwó ${amount}.`,
    continue: 'Tẹ̀síwájú',
    processingTitle: 'A ń bi báńkì léèrè.',
    processing: (amount: string) => `${amount} wà lójú ọ̀nà. Ẹ jọ̀wọ́, ẹ má tún san.`,
    see: 'Wo ibi tó dé',
  },
} satisfies Words<typeof english>
