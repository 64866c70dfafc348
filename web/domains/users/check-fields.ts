import { auth } from '#words/auth'
import { found } from '../../platform/forms/found.ts'

const words = auth.fields

/** Client-side copy of the contract's validation for sign-in, without its schemas. */
export type Problems<F extends string> = Partial<Record<F, string>>

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
const PASSWORD_MIN = 10
const PASSWORD_MAX = 128

export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text.trim())

export const isPhone = (text: string): boolean => /^(?:\+?234|0)?[789][01]\d{8}$/.test(withoutMarks(text))
const withoutMarks = (text: string) => text.replace(/\(0\)|[\s\-().]/g, '')

/** `email` is an e-mail address or a phone number. */
export type SignInFields = { email: string; password: string }

export function checkSignIn({ email, password }: SignInFields): Problems<keyof SignInFields> {
  return found({
    email: isEmail(email) || isPhone(email) ? undefined : words.emailOrPhone,
    password: password ? undefined : words.passwordMissing,
  })
}

export type RegisterFields = { full_name: string; email: string; phone: string; password: string }

export function checkRegister(fields: RegisterFields): Problems<keyof RegisterFields> {
  return found({
    full_name: fields.full_name.trim().length >= 2 ? undefined : words.name,
    email: isEmail(fields.email) ? undefined : words.email,
    phone: checkPhone(fields.phone),
    password: checkPassword(fields.password, fields.email),
  })
}

/** Optional. The error says how many digits are missing, the most common mistake. */
export function checkPhone(text: string): string | undefined {
  const digits = withoutMarks(text)
  if (!digits || isPhone(digits)) return undefined
  const national = digits.replace(/^(?:\+?234|0)/, '')
  return /^[789][01]\d*$/.test(national) && national.length < 10
    ? words.phoneShort(10 - national.length)
    : words.phone
}

export function checkPassword(password: string, email: string): string | undefined {
  if (password.length < PASSWORD_MIN) return words.passwordShort(PASSWORD_MIN - password.length)
  if (password.length > PASSWORD_MAX) return words.passwordLong
  const name = email.split('@')[0]?.trim().toLowerCase() ?? ''
  return name.length >= 3 && password.toLowerCase().includes(name) ? words.passwordHasEmail : undefined
}
