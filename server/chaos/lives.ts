import { askForBegun } from './begun.ts'
import type { Dice } from './dice.ts'
import { makeGate } from './gate.ts'
import { note, reportFault } from './note.ts'
import { pay } from './pay.ts'
import { makePhone, type Phone } from './phone.ts'
import type { Debt } from './portfolio.ts'
import { recordByHand } from './record-by-hand.ts'
import type { Outcome, Setting } from './setting.ts'
import type { Stage } from './stage.ts'
import { countSteps, type Steps } from './steps.ts'

const BY_HAND = 0.15
const NOTED = 0.4
/** More would only wait for each other, with a connection each. */
const MOST_AT_ONCE = 150

/** Everything that people do at their own pace while processes are killed. */
export type Run = {
  steps: Steps
  phoneOf(email: string): Phone
  release(debts: readonly Debt[]): void
  /** The outcomes. From now on everything is aborted after `patience` seconds without progress. */
  finish(): Promise<Outcome[]>
}

export function startLives(stage: Stage, patience: number, dice: Dice): Run {
  const phones = new Map<string, Phone>()
  const lives: Promise<Outcome[]>[] = []
  const steps = countSteps()
  const gate = makeGate(MOST_AT_ONCE)
  let isEnding = false
  const isOver = () => isEnding && steps.idle() > patience * 1000
  const phoneOf = (email: string) => {
    const known = phones.get(email) ?? makePhone(stage.url, email, isOver)
    phones.set(email, known)
    return known
  }
  const reported = new Map<string, Promise<string>>()
  const faultOf = (debt: Debt) => {
    const known = reported.get(debt.estate_id) ?? reportFault({ phoneOf }, debt)
    reported.set(debt.estate_id, known)
    return known
  }
  const begunFor = askForBegun(stage.services)
  const setting: Setting = { ...stage, steps, phoneOf, faultOf, begunFor, isOver }
  return {
    steps,
    phoneOf,
    release: (debts) => {
      for (const debt of debts) {
        const own = dice.of(`payment ${lives.length}`)
        const life = gate(() => payDebt(setting, debt, own))
        life.catch(() => {}) // reported by finish()
        lives.push(life)
      }
    },
    finish: async () => {
      isEnding = true
      steps.take()
      return (await Promise.all(lives)).flat()
    },
  }
}

/** The course of one debt, as its dice decide: paid at the provider or by hand. */
async function payDebt(setting: Setting, debt: Debt, dice: Dice): Promise<Outcome[]> {
  const paid = dice.happens(BY_HAND) ? recordByHand(setting, debt, dice) : pay(setting, debt, dice)
  const noted = dice.of('note').happens(NOTED) ? note(setting, debt) : []
  return (await Promise.all([paid, noted])).flat()
}
