import { office } from '@gida/contract/office'
import { clientOf } from './api.ts'

/** `officeClient.admin.getHealth()`: calls of rarer screens, kept out of the first load. */
export const officeClient = clientOf(office)
