import type { SignerRole } from '@gida/contract/domains/signing/rules'
import { signing } from '#words/signing'
import type { FieldValues } from '../fields/placed.ts'

const { errors } = signing.form

export type SignerValues = { name: string; role: SignerRole; email: string; phone: string }
export const EMPTY_SIGNER: SignerValues = { name: '', role: 'OTHER', email: '', phone: '' }

export type SendValues = {
  signers: SignerValues[]
  fields: FieldValues[]
  order: 'IN_ORDER' | 'AT_ONCE'
  message: string
  expires_on: string
}

/** Validation of a signer. */
export const checkSigner = ({ name, email, phone }: Omit<SignerValues, 'role'>) => ({
  name: name.trim().length < 2 ? errors.name : undefined,
  email: email.trim() || phone.trim() ? undefined : errors.address,
})

/** Converts a signer to the call's body, without empty fields. */
export const sentContact = ({ name, email, phone }: Omit<SignerValues, 'role'>) => ({
  name: name.trim(),
  ...(email.trim() && { email: email.trim() }),
  ...(phone.trim() && { phone: phone.trim() }),
})
