import type { InvitationWords } from './en.ts'

export const ha: InvitationWords = {
  hello: (name) => `Sannu ${name},`,
  helloYou: 'Sannu,',
  subject: (who, estate) => `${who} yana gayyatar ku zuwa ${estate}`,
  invites: (who, place, role) => `${who} yana gayyatar ku zuwa ${place} a Gida, ${role}.`,
  at: (unit, estate) => `${unit} a ${estate}`,
  roles: {
    TENANT: 'a matsayin ɗan haya',
    PROPERTY_MANAGER: 'a matsayin manajan gidaje',
    LANDLORD: 'a matsayin mai gida',
    ESTATE_MANAGER: 'a matsayin manajan rukunin gidaje',
  },
  open: (day) =>
    `Ku buɗe wannan mahaɗin don shiga. Yana aiki har zuwa ${day}, kuma ku kaɗai za ku iya amfani da shi:`,
  notKnown: 'Idan ba ku san ko wane ne wannan ba, ku bar shi. Babu abin da zai faru.',
  text: (who, place, link) => `${who} yana gayyatar ku zuwa ${place} a Gida. Ku shiga cikin kwana 7: ${link}`,
}
