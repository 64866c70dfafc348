import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { idOf } from '../../shared/ids.ts'
import { PositiveKobo } from '../../shared/money.ts'

/** Each owner with the amount that was shown. A different amount by now is refused, so that only confirmed amounts are sent. */
const Owners = z
  .array(z.object({ landlord_id: idOf('landlord'), amount: PositiveKobo }))
  .min(1, 'Choose an owner')
  .max(100)
  .refine((all) => new Set(all.map((one) => one.landlord_id)).size === all.length, 'Choose each owner once')

export const RecordRemittancesBody = z.object({
  estate_id: idOf('estate'),
  owners: Owners,
  bank_reference: z.string().trim().min(3, 'Enter the reference of your bank').max(60),
  paid_on: Day,
})

export type RecordRemittancesBody = z.infer<typeof RecordRemittancesBody>

export const SendRemittancesBody = z.object({ estate_id: idOf('estate'), owners: Owners })

export type SendRemittancesBody = z.infer<typeof SendRemittancesBody>

export const UndoRemittanceBody = z.object({ reason: z.string().trim().min(3, 'Say why').max(300) })
