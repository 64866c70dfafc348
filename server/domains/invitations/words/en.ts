/** Texts of an invitation, by mail and SMS. */
export const en = {
  hello: (name: string) => `Hello ${name},`,
  helloYou: 'Hello,',
  subject: (who: string, estate: string) => `${who} invites you to ${estate}`,
  invites: (who: string, place: string, role: string) => `${who} invites you to ${place} on Gida, ${role}.`,
  at: (unit: string, estate: string) => `${unit} at ${estate}`,
  roles: {
    TENANT: 'as a tenant',
    PROPERTY_MANAGER: 'as a property manager',
    LANDLORD: 'as a landlord',
    ESTATE_MANAGER: 'as an estate manager',
  },
  open: (day: string) => `Open this link to join. It works until ${day}, and only for you:`,
  notKnown: 'If you do not know who this is, ignore this message. Nothing will happen.',
  text: (who: string, place: string, link: string) =>
    `${who} invites you to ${place} on Gida. Join within 7 days: ${link}`,
}
export type InvitationWords = typeof en
