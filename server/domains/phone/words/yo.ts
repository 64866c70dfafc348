import type { PhoneWords } from './en.ts'

export const yo: PhoneWords = {
  balance: (due, late, next) =>
    `Ẹ jẹ gbèsè ${due} báyìí${late ? `, ${late} ti pẹ́` : ''}.${next ? ` Èyí tó kàn: ${next}.` : ''} Láti san án, ẹ fi SANWO ránṣẹ́.`,
  nothingOwed: (next) => `Ẹ kò jẹ gbèsè báyìí.${next ? ` Èyí tó kàn: ${next}.` : ''}`,
  payOwn: (account) =>
    `Ẹ fi owó ránṣẹ́ sí ${account}. Àkáǹtì yín ni fún ilé yìí: kò nílò kóòdù. A kì í béèrè nọ́mbà káàdì.`,
  payCode: (account, code) =>
    `Ẹ fi owó ránṣẹ́ sí ${account}. Ẹ kọ ${code} sí àlàyé rẹ̀. A kì í béèrè nọ́mbà káàdì.`,
  payNone: (code) => `Kóòdù ìsanwó yín: ${code}. Ẹ béèrè àkáǹtì lọ́wọ́ ọ́fíìsì. A kì í béèrè nọ́mbà káàdì.`,
  paySuspended:
    'Gida ti dá ẹ̀sítéètì ilé yìí dúró, kò sì fi àkáǹtì rẹ̀ hàn. Ẹ béèrè lọ́wọ́ àwọn olùrànlọ́wọ́ wa kí ẹ tó sanwó fún ẹnikẹ́ni.',
  whichHome: (word, homes) => `Ilé wo? ${homes}. Ẹ fi ${word} àti nọ́mbà rẹ̀ ránṣẹ́.`,
  receipt: (number, amount, day) =>
    `Rìsíìtì yín tó kẹ́yìn: ${number}, ${amount}, ${day}. Ìwé rẹ̀ wà nínú áàpù.`,
  noReceipt: 'Kò tíì sí rìsíìtì fún yín.',
  faultHow: 'Ẹ fi ATUNSE àti ohun tó bàjẹ́ ránṣẹ́, bíi: ATUNSE omi ń jò. Ewu wà? Ẹ jáde, ẹ pe 112.',
  faultTold: (what) => `Ọ́fíìsì ti rí i: "${what}". Ewu wà? Ẹ jáde, ẹ pe 112.`,
  office: (name, phone) => `Ọ́fíìsì yín: ${name}, ${phone}. Pàjáwìrì: 112.`,
  noOffice: 'Ọ́fíìsì yín kò fi nọ́mbà síbí. Pàjáwìrì: 112.',
  noHome: 'Ẹ kò gbé ilé kankan pẹ̀lú Gida báyìí. Bí kò bá rí bẹ́ẹ̀, ẹ sọ fún ọ́fíìsì.',
  noted: {
    SAFE: 'A ti gbọ́: ẹ wà ní àlàáfíà.',
    NEEDS_HELP: 'A ti gbọ́: ẹ nílò ìrànlọ́wọ́. A ti sọ fún àwọn olùtọ́jú. Ẹ pe 112 pẹ̀lú.',
    AWAY: 'A ti gbọ́: ẹ kò sí níbẹ̀.',
  },
  stopped: 'Gida kò ní fi SMS ránṣẹ́ sí yín mọ́, àfi ti pàjáwìrì àti kóòdù ìwọlé. BERE ń dá wọn padà.',
  started: 'SMS Gida yóò tún máa wá. DURO ń dá wọn dúró.',
  help: 'Ẹ fi IYOKU àti PIN ránṣẹ́: gbèsè. RISITI àti PIN: rìsíìtì. SANWO: ọ̀nà ìsanwó. ATUNSE. PE: ọ́fíìsì. EDE. DURO.',
  languages: 'Ẹ fi ENGLISH, PIDGIN, HAUSA, YORUBA tàbí IGBO ránṣẹ́.',
  languageSet: 'Gida yóò máa kọ̀wé sí yín ní Yorùbá báyìí.',
  pinAsk: (word) => `Àṣírí ni. Ẹ fi ${word} àti nọ́mbà 4 ti PIN yín ránṣẹ́. Ẹ pa á rẹ́ lẹ́yìn náà.`,
  pinUnset: 'Àṣírí ni. Ẹ kọ́kọ́ ṣètò PIN nínú áàpù: Settings, Security.',
  pinWrong: 'PIN yìí kò tọ̀nà. Lẹ́yìn àṣìṣe 5 yóò tì pa.',
  pinLocked: (minutes) =>
    `Àṣìṣe PIN ti pọ̀ jù. Ẹ tún gbìyànjú lẹ́yìn ìṣẹ́jú ${minutes}, tàbí ẹ ṣètò tuntun nínú áàpù.`,
  menu: `Gida
1 Gbèsè mi
2 Ọ̀nà ìsanwó
3 Rìsíìtì tó kẹ́yìn
4 Sọ ohun tó bàjẹ́
5 Ta ni kí a pè
6 Èdè`,
  menuPin: 'PIN yín, nọ́mbà 4:\n0 Padà',
  menuFault: 'Kí ló bàjẹ́? Ẹ kọ ọ́:\n0 Padà',
  menuHome: (homes) => `Ilé wo?\n${homes}\n0 Padà`,
  menuAlert: '7 PÀJÁWÌRÌ: ẹ dáhùn',
  menuAnswer: (title) => `${title}\n1 Mo wà láìléwu\n2 Mo nílò ìrànlọ́wọ́\n3 Mi ò sí níbẹ̀\n0 Padà`,
  noAlert: 'Kò sí pàjáwìrì tó ń dúró de ìdáhùn yín báyìí. Ewu wà? Ẹ jáde, ẹ pe 112.',
  unseen:
    'Ọ̀rọ̀ nìkan ni a ń kà níbí. Ẹ kọ ohun tí ẹ fẹ́; ẹ fi IRANLOWO ránṣẹ́ láti rí ohun tí ẹ lè béèrè. Ewu wà? Ẹ pe 112.',
  unread: 'Kò yé wa. Ẹ fi IRANLOWO ránṣẹ́ láti rí ohun tí ẹ lè béèrè.',
  failed: 'Kò ṣeé ṣe báyìí. Ẹ pe ọ́fíìsì, tàbí ẹ lo áàpù.',
}
