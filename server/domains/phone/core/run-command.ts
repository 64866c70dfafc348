import { hash } from 'node:crypto'
import type { Command } from '@gida/contract/domains/phone/commands'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { resumeNumber } from '../../../platform/delivery/refused-numbers.ts'
import { optOut } from '../../../platform/delivery/suppress.ts'
import { answerWaiting } from '../../alerts/index.ts'
import { createRequest } from '../../maintenance/index.ts'
import { type Act, answer, type Person } from './answer.ts'
import { readPerson } from './read-person.ts'

type CommandRequest = Pick<Person, 'alert' | 'pin'> & {
  /** From the question: a repeat has the same key and no second effect. */
  key: string
  from: string
  command: Command
}

/** Executes a command with the rights of the number's owner; returns the response and the estate that pays for it. */
export async function runCommand(
  tx: Tx,
  actor: Actor,
  { command, alert, pin, ...asked }: CommandRequest,
): Promise<{ text: string; estate_id: string | null }> {
  const { estate_id, ...person } = await readPerson(tx, actor)
  const { text, acts } = answer({ ...person, alert, pin }, command)
  for (const act of acts) await ACTS[act.do](tx, { ...asked, actor }, act as never)
  return { text, estate_id }
}

type Done = Pick<CommandRequest, 'key' | 'from'> & { actor: Actor }
const ACTS: { [D in Act['do']]: (tx: Tx, done: Done, act: Extract<Act, { do: D }>) => Promise<unknown> } = {
  REPORT: (tx, { actor, key }, { unit_id, title, category }) =>
    createRequest(tx, actor, unit_id, {
      ...{ title, category, description: '', answers: {}, scope: 'UNIT', preferred_times: [] },
      ...{ entry_allowed: false, call_first: true, client_id: idOf(key) },
    }),
  LANGUAGE: (tx, { actor }, { to }) =>
    tx.updateTable('users').set({ language: to }).where('id', '=', actor.user_id).execute(),
  ANSWER: (tx, { from }, { answer: said }) => asSystem(tx, () => answerWaiting(tx, from, said)),
  STOP: (tx, { from }) => asSystem(tx, () => optOut(tx, from)),
  START: (tx, { from }) => asSystem(tx, () => resumeNumber(tx, from)),
}

/** The id of a reported fault is derived from the question, so that a repeat is the same fault. */
const idOf = (key: string): string =>
  hash('sha256', key).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
