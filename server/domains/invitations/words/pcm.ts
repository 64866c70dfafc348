import type { InvitationWords } from './en.ts'

export const pcm: InvitationWords = {
  hello: (name) => `How far ${name},`,
  helloYou: 'How far,',
  subject: (who, estate) => `${who} dey invite you come ${estate}`,
  invites: (who, place, role) => `${who} dey invite you come ${place} for Gida, ${role}.`,
  at: (unit, estate) => `${unit} for ${estate}`,
  roles: {
    TENANT: 'as tenant',
    PROPERTY_MANAGER: 'as property manager',
    LANDLORD: 'as landlord',
    ESTATE_MANAGER: 'as estate manager',
  },
  open: (day) => `Open this link to join. E go work till ${day}, and na you alone fit use am:`,
  notKnown: 'If you no know this person, leave am. Nothing go happen.',
  text: (who, place, link) => `${who} dey invite you come ${place} for Gida. Join inside 7 days: ${link}`,
}
