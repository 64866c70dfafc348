import type { InvitationWords } from './en.ts'

export const yo: InvitationWords = {
  hello: (name) => `Ẹ ǹlẹ́ ${name},`,
  helloYou: 'Ẹ ǹlẹ́,',
  subject: (who, estate) => `${who} pè yín sí ${estate}`,
  invites: (who, place, role) => `${who} pè yín sí ${place} lórí Gida, ${role}.`,
  at: (unit, estate) => `${unit} ní ${estate}`,
  roles: {
    TENANT: 'gẹ́gẹ́ bí ayálégbé',
    PROPERTY_MANAGER: 'gẹ́gẹ́ bí alábòójútó ilé',
    LANDLORD: 'gẹ́gẹ́ bí onílé',
    ESTATE_MANAGER: 'gẹ́gẹ́ bí alábòójútó ẹ̀sítéètì',
  },
  open: (day) => `Ẹ ṣí ìjápọ̀ yìí láti wọlé. Ó ń ṣiṣẹ́ títí di ${day}, fún ẹ̀yin nìkan:`,
  notKnown: 'Bí ẹ kò bá mọ ẹni tí èyí jẹ́, ẹ fi sílẹ̀. Kò sí nǹkan tó máa ṣẹlẹ̀.',
  text: (who, place, link) => `${who} pè yín sí ${place} lórí Gida. Ẹ wọlé láàárín ọjọ́ 7: ${link}`,
}
