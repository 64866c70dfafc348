import type { PhoneWords } from './en.ts'

export const ig: PhoneWords = {
  balance: (due, late, next) =>
    `I ji ụgwọ ${due} ugbu a${late ? `, ${late} gafeela oge` : ''}.${next ? ` Nke na-abịa: ${next}.` : ''} Iji kwụọ, zipu KWUO.`,
  nothingOwed: (next) => `I jighị ụgwọ ugbu a.${next ? ` Nke na-abịa: ${next}.` : ''}`,
  payOwn: (account) =>
    `Zipu ego na ${account}. Ọ bụ akaụntụ gị maka ụlọ a: koodu adịghị mkpa. Anyị anaghị ajụ nọmba kaadị.`,
  payCode: (account, code) => `Zipu ego na ${account}. Dee ${code} na nkọwa ya. Anyị anaghị ajụ nọmba kaadị.`,
  payNone: (code) => `Koodu ịkwụ ụgwọ gị: ${code}. Jụọ ọfịs akaụntụ ya. Anyị anaghị ajụ nọmba kaadị.`,
  paySuspended:
    'Gida akwụsịtụla esteeti nke ụlọ a, ọ naghịkwa egosi akaụntụ ya. Jụọ ndị nkwado anyị tupu ị kwụọ onye ọ bụla ụgwọ.',
  whichHome: (word, homes) => `Kedu ụlọ? ${homes}. Zipu ${word} na nọmba ya.`,
  receipt: (number, amount, day) =>
    `Risiti gị ikpeazụ: ${number}, ${amount}, ${day}. Akwụkwọ ya dị n'ime app.`,
  noReceipt: 'I nwebeghị risiti.',
  faultHow: 'Zipu NDOZI na ihe mebiri, dịka: NDOZI mmiri na-awụpụ. Ihe ize ndụ? Pụọ, kpọọ 112.',
  faultTold: (what) => `Ọfịs enwetala ya: "${what}". Ihe ize ndụ? Pụọ, kpọọ 112.`,
  office: (name, phone) => `Ọfịs gị: ${name}, ${phone}. Mberede: 112.`,
  noOffice: 'Ọfịs gị etinyeghị nọmba ebe a. Mberede: 112.',
  noHome: 'Ị naghị ebi n’ụlọ Gida ugbu a. Ọ bụrụ na ọ bụghị eziokwu, gwa ọfịs.',
  noted: {
    SAFE: 'Anyị anụla: ị nọ n’udo.',
    NEEDS_HELP: 'Anyị anụla: ị chọrọ enyemaka. A gwala ndị nlekọta. Kpọọ 112 kwa.',
    AWAY: 'Anyị anụla: ị nọghị ebe ahụ.',
  },
  stopped: 'Gida agaghị ezitere gị SMS ọzọ, ma e wezụga mberede na koodu ịbanye. MALITE na-eweghachi ha.',
  started: 'SMS Gida ga na-abịa ọzọ. KWUSI na-akwụsị ha.',
  help: 'Zipu UGWO na PIN: ụgwọ. RISITI na PIN: risiti. KWUO: otu e si akwụ. NDOZI. KPOO: ọfịs. ASUSU. KWUSI.',
  languages: 'Zipu ENGLISH, PIDGIN, HAUSA, YORUBA ma ọ bụ IGBO.',
  languageSet: 'Gida ga na-edere gị n’Igbo ugbu a.',
  pinAsk: (word) => `Ọ bụ ihe nzuzo. Zipu ${word} na nọmba 4 nke PIN gị. Hichapụ ozi ahụ mgbe e mesịrị.`,
  pinUnset: 'Ọ bụ ihe nzuzo. Buru ụzọ tinye PIN n’ime app: Settings, Security.',
  pinWrong: 'PIN a ezighị ezi. E mehie ugboro 5, a ga-akpọchi ya.',
  pinLocked: (minutes) =>
    `E mehiela PIN ọtụtụ ugboro. Nwaa ọzọ n'ime nkeji ${minutes}, ma ọ bụ tinye nke ọhụrụ n'ime app.`,
  menu: `Gida
1 Ụgwọ m
2 Otu e si akwụ
3 Risiti ikpeazụ
4 Kọọ ihe mebiri
5 Onye a ga-akpọ
6 Asụsụ`,
  menuPin: 'PIN gị, nọmba 4:\n0 Laghachi',
  menuFault: 'Gịnị mebiri? Dee ya:\n0 Laghachi',
  menuHome: (homes) => `Kedu ụlọ?\n${homes}\n0 Laghachi`,
  menuAlert: '7 MBEREDE: zaa ya',
  menuAnswer: (title) => `${title}\n1 Anọ m n’udo\n2 Achọrọ m enyemaka\n3 Anọghị m ebe ahụ\n0 Laghachi`,
  noAlert: 'Ọ nweghị mberede na-eche azịza gị ugbu a. Ihe ize ndụ? Pụọ, kpọọ 112.',
  unseen:
    'Naanị okwu ka anyị na-agụ ebe a. Dee ihe ị chọrọ; zipu ENYEMAKA ka ị hụ ihe ị nwere ike ịjụ. Ihe ize ndụ? Kpọọ 112.',
  unread: 'Anyị aghọtaghị. Zipu ENYEMAKA ka ị hụ ihe ị nwere ike ịjụ.',
  failed: 'O kweghị omume ugbu a. Kpọọ ọfịs, ma ọ bụ jiri app.',
}
