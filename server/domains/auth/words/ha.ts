import type { AccountWords } from './en.ts'

export const ha: AccountWords = {
  hello: (name) => `Sannu ${name},`,
  verify: {
    subject: 'Wannan adireshin imel ɗinku ne?',
    open: 'Ku buɗe wannan adireshi don gaya wa Gida cewa imel ɗin naku ne. Yana aiki awa 24, sau ɗaya:',
    notYou: 'Idan ba ku da asusu a Gida, wani ya yi kuskuren rubuta imel. Ba sai kun yi komai ba.',
    typed:
      'An rubuta wannan imel a wani asusun Gida, amma ba wanda ya tabbatar da shi. Ku buɗe wannan adireshi cikin awa 24, don tabbatarwa idan asusun naku ne, ko don cire shi idan ba naku ba:',
    byNumber: 'Asusun naku ne, kun manta kalmar sirri? Ku nemi sabuwa da lambar wayar asusun.',
  },
  reset: {
    subject: 'Sa sabuwar kalmar sirri',
    open: 'Ku buɗe wannan adireshi don sa sabuwar kalmar sirri. Yana aiki awa ɗaya, sau ɗaya:',
    notYou: 'Idan ba ku ne kuka nema ba, kada ku yi komai: kalmar sirrinku tana nan yadda take.',
    text: 'Ku sa sabuwar kalmar sirri cikin awa 1. Ba ku ba? Ku bari:',
  },
  phoneCode: (code) =>
    `${code} ce lambar tabbatar da wannan waya. Tana aiki minti goma. Kada ku gaya wa kowa.`,
  emailReleased: (email) =>
    `an cire ${email} daga asusunku: mai shi ya ce ba naku ba ne. Ku shiga da lambar wayarku. Kuna iya ƙara wani imel a Saituna.`,
  passwordChanged: {
    subject: 'An canza kalmar sirrinku',
    says: (at) => `An canza kalmar sirrinku ${at}, lokacin Lagos. An fita daga kowace na’ura.`,
    notYou:
      'Idan ba ku ne ba, ku zaɓi "Kun manta kalmar sirri?" a wurin shiga, nan take. Sannan ku gaya wa masu taimako.',
    text: 'An canza kalmar sirrinku. Ba ku ba ne? Ku zaɓi "Kun manta kalmar sirri?" a wurin shiga, nan take.',
  },
  takenBack: {
    subject: 'Asusunku naku ne ku kaɗai yanzu',
    says: (at) =>
      `Ranar ${at}, lokacin Lagos, kun nuna cewa wannan adireshin naku ne. Wanda ya buɗe asusun bai nuna haka ba, don haka an cire lambar waya, tabbatarwa ta mataki biyu da asusun karɓar kuɗi da ya saka, kuma an rufe makullai, adireshin kalanda da webhook da ya yi.`,
    next: 'Idan ku ne kuka buɗe shi, ku sake saka lambarku da asusun karɓar kuɗinku, ku kuma kunna tabbatarwa ta mataki biyu, duka a Saituna. Kafin ku saka asusu, za a riƙe muku kuɗin hayarku.',
  },
  twoStep: {
    on: {
      subject: 'An kunna tabbatarwa mataki biyu',
      says: 'Daga yanzu shiga zai nemi lamba daga manhajar tabbatarwarku',
    },
    off: {
      subject: 'An kashe tabbatarwa mataki biyu',
      says: 'Daga yanzu shiga zai nemi kalmar sirrinku kaɗai',
    },
    setOn: (at) => `An saita ${at}, lokacin Lagos.`,
    notYou:
      'Idan ba ku ne ba, ku sa sabuwar kalmar sirri nan take ("Kun manta kalmar sirri?" a wurin shiga). Sannan ku gaya wa masu taimako.',
    text: 'Ba ku ba ne? Ku sa sabuwar kalmar sirri nan take.',
  },
  lookedIn: {
    subject: 'Masu taimakon Gida suna duba asusunku',
    says: (at, minutes) =>
      `A ${at}, lokacin Lagos, wani babban jami’in Gida ya buɗe asusunku don ganin abin da kuke gani, kada ya wuce minti ${minutes}.`,
    why: (reason) => `Dalilin da aka bayar: ${reason}`,
    allowed: 'Ku kuka yarda a saitinku.',
    readOnly:
      'Suna iya karantawa amma ba za su iya canza komai ba. Hira, takardu, fayiloli da asusun banki a rufe suke gare su. Wanda ya duba yana Settings, Security. (They can read and change nothing.)',
    text: (minutes) => `Masu taimako suna duba asusunku, karatu kawai, kada ya wuce minti ${minutes}.`,
  },
}
