import type { UpdateChoices } from '@gida/contract/domains/notifications/choices'
import type { Tx } from '../../platform/db/db.ts'

/** Keeps what a person chose; the rest stays. Of two words about the same, the last stands. */
export async function updateNotificationChoices(
  tx: Tx,
  user_id: string,
  { choices = [], language, wants_digest, wants_quiet }: UpdateChoices,
): Promise<void> {
  if (language) await tx.updateTable('users').set({ language }).where('id', '=', user_id).execute()
  if (wants_digest !== undefined || wants_quiet !== undefined) {
    const chosen = {
      ...(wants_digest !== undefined && { wants_digest }),
      ...(wants_quiet !== undefined && { wants_quiet }),
    }
    await tx
      .insertInto('notification_setting')
      .values({ user_id, ...chosen })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
      .execute()
  }
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
