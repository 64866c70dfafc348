import type { UpdateChoices } from '@gida/contract/domains/notifications/choices'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { resumeNumber } from '../../../platform/delivery/refused-numbers.ts'

/** Stores the given preferences; others stay. If one is given twice, the last counts. */
export async function updateNotificationChoices(
  tx: Tx,
  user_id: string,
  { choices = [], language, quiet_hours, resumes_sms, ...setting }: UpdateChoices,
): Promise<void> {
  if (language) await tx.updateTable('users').set({ language }).where('id', '=', user_id).execute()
  const hours = quiet_hours && { quiet_from: quiet_hours.begins, quiet_to: quiet_hours.ends }
  const chosen = { ...setting, ...hours }
  if (Object.values(chosen).some((value) => value !== undefined))
    await tx
      .insertInto('notification_setting')
      .values({ user_id, ...chosen })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
      .execute()
  if (resumes_sms) await resumeSms(tx, user_id)
  if (choices.length === 0) return
  const last = new Map(choices.map((choice) => [`${choice.kind} ${choice.channel}`, choice]))
  await tx
    .insertInto('notification_choice')
    .values([...last.values()].map((choice) => ({ ...choice, user_id })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind', 'channel'])
        .doUpdateSet((eb) => ({ is_on: eb.ref('excluded.is_on') })),
    )
    .execute()
}

async function resumeSms(tx: Tx, user_id: string): Promise<void> {
  const { phone } = await tx
    .selectFrom('users')
    .select('phone')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  if (phone) await asSystem(tx, () => resumeNumber(tx, phone))
}
