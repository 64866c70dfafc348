import type { World } from '../world.ts'
import type { Delivery } from './delivery.ts'
import { sendDelivery } from './send-delivery.ts'

const atOnce = 8
const longestNap = 3_600_000 // timers cannot be set for weeks

/** Sends what is due, then sleeps until the next is. The queue is the table, so a restart loses nothing. */
export class Dispatcher {
  readonly #stopping = new AbortController()
  readonly #sending = new Map<number, Promise<void>>()
  #world: World | undefined
  #timer: NodeJS.Timeout | undefined
  #isWoken = false

  start(world: World) {
    this.#world = world
    this.wake()
  }

  /** Asks for a look at the queue, after the work at hand. */
  wake() {
    if (this.#isWoken) return
    this.#isWoken = true
    setImmediate(() => {
      this.#isWoken = false
      this.#look()
    })
  }

  /** Resolves when the delivery has been tried, which it is now unless it is under way. */
  async deliver(id: number) {
    const delivery = this.#world?.db.get<Delivery>('select * from deliveries where id = ?', id)
    if (delivery?.state === 'waiting' && !this.#sending.has(id)) this.#send(delivery)
    await this.#sending.get(id)
  }

  async stop() {
    this.#stopping.abort()
    clearTimeout(this.#timer)
    await Promise.all(this.#sending.values())
  }

  #look() {
    if (!this.#world || this.#stopping.signal.aborted) return
    // One moment for both: what fell due between two would be neither sent nor waited for.
    const now = this.#world.realTime()
    for (const delivery of this.#due(this.#world, now)) this.#send(delivery)
    this.#sleep(this.#world, now)
  }

  #due(world: World, now: number): Delivery[] {
    const free = atOnce - this.#sending.size
    if (free <= 0) return []
    const due = world.db.all<Delivery>(
      `select * from deliveries d where state = 'waiting' and due_at <= ? and (after_id is null or exists (
         select 1 from deliveries later where later.id = d.after_id and (later.attempts > 0 or later.state <> 'waiting')))
       order by due_at limit ?`,
      now,
      atOnce + this.#sending.size,
    )
    return due.filter((delivery) => !this.#sending.has(delivery.id)).slice(0, free)
  }

  #send(delivery: Delivery) {
    if (!this.#world) return
    const sending = sendDelivery(this.#world, delivery, this.#stopping.signal).finally(() => {
      this.#sending.delete(delivery.id)
      this.wake()
    })
    this.#sending.set(delivery.id, sending)
  }

  #sleep(world: World, now: number) {
    clearTimeout(this.#timer)
    const sql = `select min(due_at) as due_at from deliveries where state = 'waiting' and due_at > ?`
    const next = world.db.get<{ due_at: number | null }>(sql, now)?.due_at
    if (next) this.#timer = setTimeout(() => this.wake(), Math.min(next - now, longestNap))
  }
}
