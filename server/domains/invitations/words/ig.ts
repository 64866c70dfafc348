import type { InvitationWords } from './en.ts'

export const ig: InvitationWords = {
  hello: (name) => `Ndewo ${name},`,
  helloYou: 'Ndewo,',
  subject: (who, estate) => `${who} na-akpọ gị ka ị bịa ${estate}`,
  invites: (who, place, role) => `${who} na-akpọ gị ka ị bịa ${place} na Gida, ${role}.`,
  at: (unit, estate) => `${unit} na ${estate}`,
  roles: {
    TENANT: 'dịka onye bi n’ụlọ mgbazinye',
    PROPERTY_MANAGER: 'dịka onye nlekọta ụlọ',
    LANDLORD: 'dịka onye nwe ụlọ',
    ESTATE_MANAGER: 'dịka onye nlekọta esteeti',
  },
  open: (day) => `Mepee njikọ a ka ị banye. Ọ na-arụ ọrụ ruo ${day}, ma bụrụ naanị nke gị:`,
  notKnown: 'Ọ bụrụ na ị maghị onye a bụ, hapụ ya. O nweghị ihe ga-eme.',
  text: (who, place, link) => `${who} na-akpọ gị ka ị bịa ${place} na Gida. Banye n’ime ụbọchị 7: ${link}`,
}
