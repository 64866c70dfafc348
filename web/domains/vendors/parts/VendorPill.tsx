import type { Vendor } from '@gida/contract/domains/vendors/vendor'
import { vendors as words } from '#words/vendors'
import { Pill } from '../../../ui/display/Pill.tsx'

export const VendorPill = ({ status }: Pick<Vendor, 'status'>) => (
  <Pill tone={status === 'ACTIVE' ? 'in' : 'wait'}>{words.statuses[status]}</Pill>
)
