import { formatNaira } from '@gida/contract/shared/money'
import { sql } from 'kysely'
import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** What the tables of this domain hold about people, and what is done with it when one is erased. */
export const chargesPersonalData: PersonalDataOfDomain = {
  data: [
    { table: 'charge', activity: 'MONEY', of: 'tenant_id', holds: { description: 'words' }, erase: 'keep' },
    { table: 'waiver', activity: 'MONEY', of: 'tenant_id', holds: { reason: 'words' }, erase: 'keep' },
  ],
  none: {
    charge: 'key',
    estate_fee: 'name',
  },
  blocks: async (tx, user_id) => {
    const { rows } = await sql<{ open: number | null }>`
      select sum(open_amount)::bigint as open from charge where tenant_id = ${user_id} and open_amount > 0`.execute(
      tx,
    )
    const open = rows[0]?.open
    if (!open) return []
    return [
      {
        reason: `${formatNaira(Number(open))} of your charges is unpaid. It must be paid, waived or written off first.`,
        until: null,
      },
    ]
  },
}
