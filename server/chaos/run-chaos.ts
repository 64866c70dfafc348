import '../attach-hooks.ts'
import { compareBooks } from './compare/compare.ts'
import { faultsOfMessages } from './compare/compare-messages.ts'
import { readPaymentIntents } from './compare/compare-payment-intents.ts'
import { type ChaosFigures, figuresOf } from './compare/figures.ts'
import { makeDice } from './dice.ts'
import { startDrill } from './drill.ts'
import { endRefunds } from './end-refunds.ts'
import { setFleet } from './fleet/fleet.ts'
import { killAgainAndAgain } from './kill.ts'
import { startLives } from './lives.ts'
import { startTalk } from './messages/talk.ts'
import type { ChaosOptions } from './options.ts'
import { makePortfolio } from './portfolio.ts'
import type { ProviderState } from './provider-state.ts'
import { compareWebhooks } from './receiver/compare-webhooks.ts'
import { startReceiver } from './receiver/receiver.ts'
import { comeToRest, moveClocks, untilIdle } from './rest.ts'
import { setStage } from './stage.ts'

/** Runs payments and messages while the server is killed repeatedly. Returns figures and all faults. */
export async function runChaos(options: ChaosOptions): Promise<{ figures: ChaosFigures; faults: string[] }> {
  const begun = Date.now()
  const dice = makeDice(options.seed)
  const stage = options.fleet
    ? await setFleet(options.folder, dice.of('fleet'))
    : await setStage(options.folder, dice.of('birth'), options.killsAtBirth)
  const receiver = await startReceiver(dice.of('receiver'))
  const drill = options.fleet ? null : await startDrill(stage, options.folder)
  const seconds = () => Math.round((Date.now() - begun) / 1000)
  try {
    const debts = await makePortfolio(stage.services, dice.of('portfolio'), options.payments)
    options.report(`${debts.length} payments to come, seed ${options.seed} (${seconds()} s)`)
    const run = startLives(stage, options.patience, dice)
    await receiver.listen(run, debts)
    const talk = await startTalk(stage, run, options, dice.of('talk'))
    const [first] = debts
    if (first) stage.fleet?.watch(run.phoneOf(first.email))
    const kills_at_start = await killAgainAndAgain(stage, options, dice, debts, run)

    options.report(`Killed ${options.kills} times; the faults end here (${seconds()} s)`)
    receiver.die()
    const { ownerUrl } = await stage.start()
    const watched = await stage.fleet?.watched()
    if (watched) options.report(`While faults came: ${JSON.stringify(watched.figures)}`)
    await stage.payer.faults({ webhooks: 'normal', api: 'normal', faults: [] })
    const written = await talk.finish()
    options.report(`Everything is written (${seconds()} s)`)
    await untilIdle(ownerUrl, options.patience, run.steps)
    await moveClocks(stage, 2, options.patience) // each open payment is polled once more
    receiver.mend() // after two hours
    const outcomes = await run.finish()
    options.report(`All have their answers (${seconds()} s)`)
    await untilIdle(ownerUrl, options.patience, run.steps)
    await moveClocks(stage, 74, options.patience) // the last poll of each; nobody paid the rest
    await comeToRest(stage, ownerUrl, options.patience, async () => {
      await endRefunds(stage, run, debts)
      await moveClocks(stage, 1, options.patience) // time for banks, and for the next poll of each
    })

    options.report(`At rest; the books are compared (${seconds()} s)`)
    const provider = (await stage.payer.state()) as ProviderState
    const faults = [
      ...(await compareBooks(stage.services, provider, outcomes)),
      ...(await faultsOfMessages(stage.services, written)),
    ]
    const told = await compareWebhooks(stage.services, receiver)
    const intents = await stage.services.transaction('system', (tx) => readPaymentIntents(tx, provider))
    options.report(`Compared; the copies are tried (${seconds()} s)`)
    await stage.kill()
    const drilled = (await drill?.finish()) ?? null
    const figures = {
      ...figuresOf(options, provider, outcomes),
      messages: {
        sent: written.flatMap(({ said }) => said).length,
        files: written.flatMap(({ said }) => said.filter(({ digest }) => digest)).length,
        cuts: written.reduce((sum, { listener }) => sum + listener.cuts, 0),
        read: written.reduce((sum, { read }) => sum + read.size, 0),
      },
      told: told.figures,
      intents: {
        tried_again: intents.length,
        paid_twice: intents.filter(({ paid }) => paid.length > 1).length,
      },
      kills_at_start,
      drill: drilled?.figures ?? null,
      fleet: watched?.figures ?? null,
      seconds: seconds(),
    }
    return {
      figures,
      faults: [...faults, ...told.faults, ...(watched?.faults ?? []), ...(drilled?.faults ?? [])],
    }
  } finally {
    await stage.close()
    receiver.close()
    await drill?.close()
  }
}
