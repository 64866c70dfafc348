import { z } from 'zod'
import { SixDigits } from '../../shared/six-digits.ts'
import { Email, LoginName, NewPassword } from './session.ts'

/** Token of a link in an e-mail or SMS. Only the server can tell whether it is valid. */
const LinkToken = z.string().min(1).max(200)

export const LinkTokenBody = z.object({ token: LinkToken })
export const AddressBody = z.object({ email: Email })
/** The e-mail address or phone number that the person signs in with. */
export const ForgotPasswordBody = z.object({ email: LoginName })
export const ResetPasswordBody = z.object({ token: LinkToken, password: NewPassword })
export const ChangePasswordBody = z.object({
  current_password: z.string().min(1, 'Enter your current password').max(128),
  new_password: NewPassword,
})

export const PhoneCodeBody = z.object({ code: SixDigits })
export const PhoneVerified = z.object({ verified: z.literal(true), phone: z.string() })

export const Verified = z.object({ verified: z.literal(true), email: z.string() })
