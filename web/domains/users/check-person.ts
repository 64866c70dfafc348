import { settings } from '#words/settings'
import { users } from '#words/users'
import { checkPhone, isEmail } from './check-fields.ts'

/** Validation before the call. */
export type Problems<F extends string> = Partial<Record<F, string>>

export const checkName = (text: string): string | undefined =>
  text.trim().length >= 2 ? undefined : users.addForm.nameMissing

/** At least one of e-mail and phone, each valid. */
export function checkContact(email: string, phone: string): Problems<'email' | 'phone'> {
  if (!email.trim() && !phone.trim()) return { email: users.addForm.either }
  const wrongPhone = checkPhone(phone)
  return {
    ...(email.trim() && !isEmail(email) && { email: users.addForm.emailWrong }),
    ...(wrongPhone && { phone: wrongPhone }),
  }
}

export type Contact = { name: string; phone: string; relationship: string }
export const isEmpty = ({ name, phone, relationship }: Contact) => !`${name}${phone}${relationship}`.trim()

/** Numbers of any country; the server validates further. */
const isNumber = (text: string) => /^(\+?\d{8,15}|0\d{10})$/.test(text.replace(/[\s\-().]/g, ''))

export function checkEmergency(contact: Contact): string | undefined {
  const parts = Object.values(contact).map((part) => part.trim())
  if (parts.every((part) => !part)) return undefined
  if (parts.some((part) => part.length < 2)) return settings.profile.contactWhole
  return isNumber(contact.phone) ? undefined : settings.profile.contactPhoneWrong
}
