import { keepSetting, readSetting } from '../db/settings.ts'
import { problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'

const KEY = 'clock_offset_ms'
const HOUR_MS = 3_600_000
const CHANNEL = 'gida_clock'

/** Moves this node's clock whenever another node's is moved. Does nothing in production. */
export async function followClock(services: Services): Promise<() => Promise<void>> {
  if (!services.config.devPages) return async () => {}
  return services.database.listen(CHANNEL, () => void loadClockOffset(services).catch(() => {}))
}

/** Restores the clock offset from before the last stop. In production, startup refuses a moved clock. */
export async function loadClockOffset({ clock, transaction }: Services): Promise<void> {
  const offset = Number((await transaction('system', (tx) => readSetting(tx, KEY))) ?? 0)
  if (offset > clock.offset) clock.advance(offset - clock.offset)
}

/** Moves the clock forward together with the simulator's: both or neither. */
export async function moveClock(services: Services, hours: number): Promise<Date> {
  if (services.config.provider.mode === 'simulator') await moveSimulator(services, hours)
  services.clock.advance(Math.round(hours * HOUR_MS))
  const { offset } = services.clock
  await services.transaction('system', async (tx) => {
    await keepSetting(tx, KEY, offset)
    tx.notices.add(CHANNEL, String(offset))
  })
  return services.clock.now()
}

async function moveSimulator({ config: { provider }, log }: Services, advance_hours: number): Promise<void> {
  const answer = await fetch(`${provider.baseUrl}/simulator/clock`, {
    method: 'POST',
    headers: { authorization: `Bearer ${provider.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ advance_hours }),
    signal: AbortSignal.timeout(10_000),
  }).catch((error: Error) => error)
  if (!(answer instanceof Error) && answer.ok) return
  log.warn(
    { error: answer instanceof Error ? answer : answer.status },
    'the clock of the simulator was not moved',
  )
  throw problem('PROVIDER_UNAVAILABLE')
}
