import type { moneyTabs as english } from '../en/money-tabs.ts'
import type { Words } from '../words.ts'

export const moneyTabs = {
  label: 'Kuɗi',
  groups: { in: 'Karɓar kuɗi', out: 'Biyan waje', books: 'Lissafi' },
  mine: 'Kuɗina',
  payments: 'Biyan kuɗi',
  owed: 'Saura',
  charges: 'Kuɗaɗen da ake bi',
  late: 'Bashin da ya wuce',
  transfers: 'Tura kuɗi',
  cash: 'Tsabar kuɗi',
  remittances: 'Kuɗin masu gida',
  myRemittances: 'Kuɗin da ake biyan ku',
  settlements: 'Daidaita kuɗi',
  depositsDue: 'Mayar da kuɗin ajiya',
  deposits: 'Kuɗin ajiya da ake riƙe',
  myDeposit: 'Kuɗin ajiyarku',
  bills: 'Kuɗaɗen masu aiki',
  refunds: 'Mayar da kuɗi',
  receipts: 'Rasitai',
  statements: 'Bayanan asusu',
  held: 'Kuɗin abokan ciniki',
  waivers: 'Yafe bashi',
  rentPaid: 'Rangwamen haya',
} satisfies Words<typeof english>
