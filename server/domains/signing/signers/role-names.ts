import type { SignerRole } from '@gida/contract/domains/signing/rules'

/** As what one signs, on the pages of a signer and on the certificate. */
export const ROLE_NAMES: Record<SignerRole, string> = {
  ...{ TENANT: 'tenant', LANDLORD: 'landlord', GUARANTOR: 'guarantor', WITNESS: 'witness' },
  ...{ MANAGER: 'manager', OTHER: 'signer' },
}
