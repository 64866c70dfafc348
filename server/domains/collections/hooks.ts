import { beforeDelayedMessage } from '../../platform/delivery/delayed-message.ts'
import { atHook, type HookPart } from '../../platform/hooks/hook.ts'
import { readLetter, textKey } from './reminders/deliver-letters.ts'

/** A text delayed until morning is dropped if its charges were paid or promised in the meantime. */
const stillOwed = atHook(beforeDelayedMessage, async ({ tx, message, spare }) => {
  const [, id = ''] = /^reminder:([0-9a-f-]{36}):text$/.exec(message.key ?? '') ?? []
  if (message.key === textKey(id) && !(await readLetter(tx, id, ''))) spare()
})

export const collectionHooks: HookPart[] = [stillOwed]
