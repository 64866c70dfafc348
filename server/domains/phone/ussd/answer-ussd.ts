import type { Language } from '@gida/contract/shared/language'
import { normalizePhone } from '@gida/contract/shared/phone'
import { foldForSms } from '@gida/contract/shared/texts/sms-text'
import { asSystem } from '../../../platform/access/as-system.ts'
import { trySpending } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { actAsPerson, findUserByName } from '../../users/index.ts'
import type { PinState } from '../core/answer.ts'
import { type Step, walkMenu } from '../core/menu.ts'
import { readPerson } from '../core/read-person.ts'
import { runCommand } from '../core/run-command.ts'
import { countUse } from '../count-use.ts'
import { checkPin } from '../pin/phone-pin.ts'
import { phoneWords, TO_STRANGERS } from '../words/words.ts'

/** One keypress as reported by the aggregator; `text` is all input of the session, separated by asterisks. */
export type Press = { session_id: string; phone: string; text: string }

const RESUME_MS = 10 * 60_000
/** Far more keypresses than a person makes in an hour. */
const MOST_PRESSES = 120

/** The next screen of a session: `CON` continues, `END` is the last. Plain characters only, for every phone. */
export async function answerUssd(services: Services, press: Press): Promise<string> {
  const from = normalizePhone(press.phone)
  const user = from && (await services.transaction('system', (tx) => findUserByName(tx, from)))
  if (!from || !user || user.status === 'INACTIVE') return `END ${TO_STRANGERS}`
  const words = phoneWords[user.language as Language]
  const pace = { name: 'ussd', spender: from, most: MOST_PRESSES, seconds: 3600 }
  if ((await services.transaction('system', (tx) => trySpending(tx, pace))) > 0) return end(words.failed)
  const { actor, services: theirs } = await actAsPerson(services, user.id)
  const step = await theirs.transaction(actor, async (tx) => {
    const person = await readPerson(tx, actor)
    return asSystem(tx, () => follow(tx, { ...press, phone: from }, (answers) => walkMenu(person, answers)))
  })
  if (step.is === 'ASK') return `CON ${foldForSms(step.text)}`
  const { command } = step
  // The PIN attempt commits separately, so that it counts even if the rest fails.
  const pin: PinState =
    'pin' in command
      ? await services.transaction('system', (tx) =>
          tryOnce(tx, { ...press, phone: from }, () => checkPin(tx, services, user.id, command.pin)),
        )
      : { is: 'MISSING' }
  try {
    const key = `ussd:${press.session_id}`
    const text = await theirs.transaction(actor, async (tx) => {
      const done = await runCommand(tx, actor, { key, from, command, pin, alert: null })
      const { estate_id } = done
      if (estate_id) await asSystem(tx, () => countUse(tx, estate_id, 'USSD', 0))
      return done.text
    })
    return end(text)
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    return end(words.failed)
  }
}

/** A wrong PIN ends the session. A repeated request for the same keypress is no new attempt. */
async function tryOnce(tx: Tx, press: Press, check: () => Promise<PinState>): Promise<PinState> {
  const { phone, session_id } = press
  const kept = await tx
    .selectFrom('ussd_session')
    .select('wrong_pin_in')
    .where('phone', '=', phone)
    .forUpdate()
    .executeTakeFirst()
  if (kept?.wrong_pin_in === session_id) return { is: 'WRONG' }
  const state = await check()
  if (state.is === 'WRONG') {
    const wrong_pin_in = session_id
    await tx.updateTable('ussd_session').set({ wrong_pin_in }).where('phone', '=', phone).execute()
  }
  return state
}

const end = (text: string) => `END ${foldForSms(text)}`

/** Continues from the stored position of this session, or of one that was cut off, and stores the new one. */
async function follow(tx: Tx, press: Press, walk: (answers: readonly string[]) => Step): Promise<Step> {
  const { session_id, phone, text } = press
  const kept = await tx
    .selectFrom('ussd_session')
    .selectAll()
    .where('phone', '=', phone)
    .forUpdate()
    .executeTakeFirst()
  const isFresh = kept && tx.now.getTime() - kept.at.getTime() < RESUME_MS
  const base = kept?.session_id === session_id ? kept.base : isFresh ? kept.path : []
  const step = walk([...base, ...(text === '' ? [] : text.split('*'))])
  const row = { session_id, base, path: step.is === 'ASK' ? [...step.path] : [], at: tx.now }
  await tx
    .insertInto('ussd_session')
    .values({ phone, ...row })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet(row))
    .execute()
  return step
}
