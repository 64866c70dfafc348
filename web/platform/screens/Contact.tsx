import { EmailAddress } from '../../ui/display/EmailAddress.tsx'
import { formatPhone } from './format.ts'

type Reachable = { email?: string | null | undefined; phone?: string | null | undefined }

/** How a person is reached: by e-mail address, or else by number. */
export const Contact = ({ of: { email, phone } }: { of: Reachable }) =>
  email ? <EmailAddress address={email} /> : formatPhone(phone ?? '')
