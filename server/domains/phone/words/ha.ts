import type { PhoneWords } from './en.ts'

export const ha: PhoneWords = {
  balance: (due, late, next) =>
    `Ana bin ku ${due} yanzu${late ? `, ${late} ya wuce lokaci` : ''}.${next ? ` Na gaba: ${next}.` : ''} Don biya, aika BIYA.`,
  nothingOwed: (next) => `Ba a bin ku komai yanzu.${next ? ` Na gaba: ${next}.` : ''}`,
  payOwn: (account) =>
    `Tura zuwa ${account}. Asusunku ne na wannan gida: ba sai lamba ba. Ba ma taɓa neman lambar kati.`,
  payCode: (account, code) =>
    `Tura zuwa ${account}. Rubuta ${code} a bayanin turawa. Ba ma taɓa neman lambar kati.`,
  payNone: (code) => `Lambar biyanku ${code}. Tambayi ofis asusunsu. Ba ma taɓa neman lambar kati.`,
  paySuspended:
    'Gida ya dakatar da rukunin gidajen nan kuma ba ya nuna asusunsa. Ku tambayi masu taimako kafin ku biya kowa.',
  whichHome: (word, homes) => `Wane gida? ${homes}. Aika ${word} da lambarsa.`,
  receipt: (number, amount, day) =>
    `Rasit ɗinku na ƙarshe: ${number}, ${amount}, ${day}. Takardar tana cikin manhaja.`,
  noReceipt: 'Babu rasit ɗinku tukuna.',
  faultHow: 'Aika GYARA da abin da ya lalace, misali: GYARA famfo yana zuba. Haɗari? Ku fita, ku kira 112.',
  faultTold: (what) => `Ofis ya samu: "${what}". Haɗari? Ku fita, ku kira 112.`,
  office: (name, phone) => `Ofishinku: ${name}, ${phone}. Gaggawa: 112.`,
  noOffice: 'Ofishinku bai bar lamba a nan ba. Gaggawa: 112.',
  noHome: 'Ba ku hayar gida da Gida yanzu. Idan ba haka ba, ku gaya wa ofis.',
  noted: {
    SAFE: 'Mun ji: kuna lafiya.',
    NEEDS_HELP: 'Mun ji: kuna buƙatar taimako. An gaya wa masu kula. Ku kira 112 ma.',
    AWAY: 'Mun ji: ba ku wurin.',
  },
  stopped: 'Gida ba zai ƙara aiko muku SMS ba, sai na gaggawa da lambar shiga. FARA yana dawo da su.',
  started: 'SMS na Gida za su sake zuwa. Aika TSAYA don dakatarwa.',
  help: 'Aika SAURA da PIN: bashi. RASIT da PIN: rasit. BIYA: yadda za a biya. GYARA. KIRA: ofis. HARSHE. TSAYA.',
  languages: 'Aika ENGLISH, PIDGIN, HAUSA, YORUBA ko IGBO.',
  languageSet: 'Gida zai riƙa rubuta muku da Hausa yanzu.',
  pinAsk: (word) => `Sirri ne. Aika ${word} da lambobi 4 na PIN ɗinku. Ku share saƙon daga baya.`,
  pinUnset: 'Sirri ne. Ku fara saita PIN a manhaja: Settings, Security.',
  pinWrong: 'PIN ɗin ba daidai ba ne. Bayan kuskure 5 za a kulle shi.',
  pinLocked: (minutes) =>
    `An yi kuskuren PIN da yawa. Sake gwadawa bayan minti ${minutes}, ko saita sabo a manhaja.`,
  menu: `Gida
1 Bashi
2 Yadda za a biya
3 Rasit na ƙarshe
4 Faɗi abin da ya lalace
5 Wa za a kira
6 Harshe`,
  menuPin: 'PIN ɗinku, lambobi 4:\n0 Koma',
  menuFault: 'Me ya lalace? Rubuta:\n0 Koma',
  menuHome: (homes) => `Wane gida?\n${homes}\n0 Koma`,
  menuAlert: '7 GAGGAWA: ku amsa',
  menuAnswer: (title) => `${title}\n1 Ina lafiya\n2 Ina buƙatar taimako\n3 Ba na wurin\n0 Koma`,
  noAlert: 'Babu gaggawar da ke jiran amsarku yanzu. Haɗari? Ku fita, ku kira 112.',
  unseen:
    'Kalmomi kawai muke karantawa a nan. Ku rubuta abin da kuke so; aika TAIMAKO don ganin abin da za ku tambaya. Haɗari? Ku kira 112.',
  unread: 'Ba mu gane ba. Aika TAIMAKO don ganin abin da za ku iya tambaya.',
  failed: 'Ba a iya yin haka yanzu ba. Ku kira ofis, ko ku yi amfani da manhaja.',
}
