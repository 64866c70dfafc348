import type { moneyTabs as english } from '../en/money-tabs.ts'
import type { Words } from '../words.ts'

export const moneyTabs = {
  label: 'Owó',
  groups: { in: 'Gbígba owó', out: 'Sísan jáde', books: 'Ìṣirò' },
  mine: 'Owó mi',
  payments: 'Àwọn ìsanwó',
  owed: 'Tó kù',
  charges: 'Àwọn owó',
  late: 'Owó tó ti pẹ́',
  transfers: 'Owó tí a fi ránṣẹ́',
  cash: 'Owó ọwọ́',
  remittances: 'Owó fún onílé',
  myRemittances: 'Owó tí a san fún yín',
  settlements: 'Ìparí ìsanwó',
  depositsDue: 'Dídá owó ìdógò padà',
  deposits: 'Owó ìdógò tó wà nípamọ́',
  myDeposit: 'Owó ìdógò yín',
  bills: 'Ìwé owó oníṣẹ́',
  refunds: 'Owó tí a dá padà',
  receipts: 'Àwọn ìwé-ẹ̀rí owó',
  statements: 'Ìwé ìṣirò owó',
  held: 'Owó àwọn oníbàárà',
  waivers: 'Owó tí a fi jì',
  rentPaid: 'Ìdínkù owó orí',
} satisfies Words<typeof english>
