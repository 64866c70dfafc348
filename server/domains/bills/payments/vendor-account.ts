import { ACCOUNT_WAIT_DAYS } from '@gida/contract/domains/vendors/rules'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import type { VendorRow } from '../../vendors/index.ts'

type Changed = Pick<VendorRow, 'account_changed_at' | 'account_changed_by'>

/** Whether the account was changed less than three days ago, as in invoice fraud. */
export const isFresh = ({ account_changed_at }: Changed, now: Date): boolean =>
  account_changed_at !== null && now.getTime() - account_changed_at.getTime() < ACCOUNT_WAIT_DAYS * 86_400_000

/** The account of a transfer. A recently changed one must be confirmed by somebody other than whoever changed it. */
export function accountPaidTo(tx: Tx, actor: Actor, vendor: VendorRow, confirmed: boolean) {
  const { bank_name, account_number, account_name } = vendor
  if (!account_number)
    throw new Problem('ILLEGAL_STATE', {
      message:
        'This vendor has no bank account here. Add one first, so that the bank can confirm whose it is.',
    })
  const fresh = isFresh(vendor, tx.now)
  if (fresh && (!confirmed || vendor.account_changed_by === actor.user_id))
    throw problem('VENDOR_ACCOUNT_CHANGED', { changed_by_me: vendor.account_changed_by === actor.user_id })
  return { bank_name, account_number, account_name, account_confirmed: fresh }
}
